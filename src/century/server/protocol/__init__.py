"""What is said between clients and server, as docs/server.md tells it.

Read `requests` (what clients may send), `responses` (what they hear) and `refusal` (what is not
done, and why). May import nothing else of the server.
"""
