"""Addresses and networks, as hosts write them down."""

from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from century.data.reader import shown
from century.errors import InvalidOption

ANYBODY = "*"
HOST_BITS = 64  # of an IPv6 address; who has one has all of its network


class Networks:
    """Some of all addresses: single ones, networks, or `*` for all; with spaces or commas."""

    def __init__(self, text: str) -> None:
        names = text.replace(",", " ").split()
        self._all = ANYBODY in names
        self._networks = [network(name) for name in names if name != ANYBODY]

    def __contains__(self, address: str) -> bool:
        if self._all:
            return True
        try:
            given = ip_address(address)
        except ValueError:  # a socket of Unix, or a test
            return False
        return any(given in one for one in self._networks if one.version == given.version)


def network(text: str) -> IPv4Network | IPv6Network:
    try:
        return ip_network(text, strict=False)
    except ValueError:
        reason = "must be an address or a network, such as 192.0.2.7 or 10.0.0.0/8"
        raise InvalidOption(f"address {shown(text)}: {reason}") from None


def client_of(address: str) -> str:
    """Whose limits an address counts for: of IPv6, the network that one customer gets."""
    try:
        given = ip_address(address)
    except ValueError:
        return address
    if not isinstance(given, IPv6Address) or given.ipv4_mapped:
        return address
    return str(ip_network((int(given) >> HOST_BITS << HOST_BITS, 128 - HOST_BITS)))
