// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// The functions of NameReservations that IdentityNames calls.
interface INameReservations {
    /// The newest reservation of a name, expired or not, and its deposit; all zero without one, or after its refund.
    function reservationOf(string calldata name)
        external
        view
        returns (address reserver, uint256 amount, uint256 expiresAt);

    /// Returns the claimer's deposit for a name that is minted to it.
    function settle(string calldata name, address claimer) external;
}
