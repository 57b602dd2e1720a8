"""Where a client comes from, as far as limits are concerned."""

from ipaddress import IPv6Address, ip_address, ip_network

LONGEST = 64


def network_of(address: str) -> str:
    """An address of IPv4, or a network of IPv6: whoever has one address of it has 2**64."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:LONGEST]
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ip_network((found, 64), strict=False))
