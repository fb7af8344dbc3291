"""Positions as plain data, read and checked: `position` has the table, `turn` what is pending."""
