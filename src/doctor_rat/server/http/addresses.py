"""Client addresses, as rate limits see them."""

from ipaddress import IPv6Address, ip_address, ip_network

LONGEST = 64
WIDER = {56: 2, 48: 4}
"""Networks of which one customer may have all, with how many times as much as one address they get together."""


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


def wider(network: str) -> dict[str, int]:
    """The larger networks this IPv6 network belongs to, with how many times as much they get. None for others."""
    address = network.removesuffix("/64")
    if address == network:
        return {}
    return {str(ip_network((address, width), strict=False)): times for width, times in WIDER.items()}
