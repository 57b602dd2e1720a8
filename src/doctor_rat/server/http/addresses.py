"""Client addresses, as rate limits see them."""

from ipaddress import IPv6Address, ip_address, ip_network

LONGEST = 64


def network_of(address: str) -> str:
    """An IPv4 address, or an IPv6 /64 network: a client with one of its addresses has all 2**64."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:LONGEST]
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ip_network((found, 64), strict=False))
