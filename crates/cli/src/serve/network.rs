//! The address at which other machines on the network reach this one.

use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};

/// The address to tell others; none if only this machine can reach the server.
pub(super) fn address(listening: SocketAddr) -> Option<IpAddr> {
    match listening.ip() {
        ip if ip.is_loopback() => None,
        ip if ip.is_unspecified() => by_route().or_else(by_interface).map(IpAddr::V4),
        ip => Some(ip),
    }
}

/// The address from which packets to the outside would be sent: of several interfaces (including virtual
/// ones) this is the one people mean. Nothing is sent.
fn by_route() -> Option<Ipv4Addr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    // An address reserved for documentation (RFC 5737): it belongs to nobody.
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    match socket.local_addr().ok()?.ip() {
        IpAddr::V4(ip) if is_good(ip) => Some(ip),
        _ => None,
    }
}

/// The first address of an interface, for networks that lead nowhere else.
fn by_interface() -> Option<Ipv4Addr> {
    let addresses = if_addrs::get_if_addrs().ok()?;
    let mut good = addresses.iter().filter_map(|interface| match interface.ip() {
        IpAddr::V4(ip) if is_good(ip) => Some(ip),
        _ => None,
    });
    good.next()
}

const fn is_good(ip: Ipv4Addr) -> bool {
    !ip.is_loopback() && !ip.is_unspecified() && !ip.is_link_local()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_listens_on_this_machine_only_has_no_network_address() {
        assert_eq!(address(SocketAddr::from(([127, 0, 0, 1], 7777))), None);
        let lan = [192, 168, 1, 5];
        assert_eq!(address(SocketAddr::from((lan, 7777))), Some(IpAddr::from(lan)));
    }
}
