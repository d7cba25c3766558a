// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// What IdentityNames asks of the contract that keeps reservations.
interface INameReservations {
    /// The newest reservation of a name, also when it is expired, and the deposit behind it; all zero where there is none
    /// or its deposit was returned.
    function reservationOf(string calldata name)
        external
        view
        returns (address reserver, uint256 amount, uint256 expiresAt);

    /// Give `claimer` back what it deposited for the name, since the name is minted to it now.
    function settle(string calldata name, address claimer) external;
}
