// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {ReentrancyGuard} from "@openzeppelin/contracts/utils/ReentrancyGuard.sol";
import {INameReservations} from "./INameReservations.sol";
import {requireLabel} from "./NameFormat.sol";

/// The function of IdentityNames that NameReservations calls.
interface IMintedNames {
    function isMinted(string calldata name) external view returns (bool);
}

/// Reservations of names for a deposit that is returned on the mint or on request. The contract has no owner, and its terms
/// never change.
///
/// Invariant: the contract's balance is at least the sum of all open deposits and credits.
contract NameReservations is INameReservations, ReentrancyGuard {
    /// Gas limit for a contract that receives its deposit, so that it cannot use all gas of a mint.
    uint256 private constant PAYMENT_GAS = 50_000;

    struct Reservation {
        address reserver;
        uint64 expiresAt;
    }

    /// The only contract that settles reservations.
    IMintedNames public immutable names;
    /// Minimum deposit, wei.
    uint256 public immutable deposit;
    /// Duration of a reservation, seconds.
    uint256 public immutable period;

    /// Newest reservation by name hash.
    mapping(bytes32 nameHash => Reservation) private newest;
    /// Deposits by name and reserver, wei. They outlive the reservation, so a refund works after others reserve the name.
    mapping(bytes32 nameHash => mapping(address reserver => uint256)) public depositOf;
    /// Returned deposits that the account rejected, wei.
    mapping(address reserver => uint256) public creditOf;

    event NameReserved(
        bytes32 indexed nameHash,
        string name,
        address indexed reserver,
        uint256 deposit,
        uint256 reservedAt,
        uint256 expiresAt
    );
    event ReservationRefunded(bytes32 indexed nameHash, string name, address indexed reserver, uint256 deposit);
    event ReservationSettled(bytes32 indexed nameHash, string name, address indexed reserver, uint256 deposit);
    event DepositCredited(address indexed reserver, uint256 amount);
    event CreditWithdrawn(address indexed reserver, address indexed to, uint256 amount);

    error DepositTooSmall(uint256 sent, uint256 required);
    error NameAlreadyReserved(string name, address reserver, uint256 expiresAt);
    error NameAlreadyMinted(string name);
    error NothingToRefund(string name, address reserver);
    error NothingToWithdraw(address reserver);
    error OnlyNames(address caller);
    error WithdrawalFailed(address to);
    error InvalidTerms();

    /// @param names_ the IdentityNames contract
    /// @param deposit_ minimum deposit, wei; not 0
    /// @param period_ duration of a reservation, seconds; at most ten years
    constructor(IMintedNames names_, uint256 deposit_, uint256 period_) {
        if (address(names_) == address(0) || deposit_ == 0 || period_ == 0 || period_ > 3650 days) revert InvalidTerms();
        names = names_;
        deposit = deposit_;
        period = period_;
    }

    /// Reserves a name (without suffix, no subname). The whole payment is the deposit.
    function reserve(string calldata name) external payable nonReentrant {
        requireLabel(name);
        if (msg.value < deposit) revert DepositTooSmall(msg.value, deposit);
        bytes32 nameHash = keccak256(bytes(name));
        Reservation memory current = newest[nameHash];
        // A reservation includes the second expiresAt.
        if (current.expiresAt >= block.timestamp) {
            revert NameAlreadyReserved(name, current.reserver, current.expiresAt);
        }
        if (names.isMinted(name)) revert NameAlreadyMinted(name);
        uint256 expiresAt = block.timestamp + period;
        newest[nameHash] = Reservation(msg.sender, uint64(expiresAt));
        depositOf[nameHash][msg.sender] += msg.value;
        emit NameReserved(nameHash, name, msg.sender, msg.value, block.timestamp, expiresAt);
    }

    /// Returns everything the caller deposited for a name, at any time. It ends an active reservation of the caller.
    function refund(string calldata name) external nonReentrant {
        bytes32 nameHash = keccak256(bytes(name));
        uint256 amount = close(nameHash, msg.sender);
        if (amount == 0) revert NothingToRefund(name, msg.sender);
        emit ReservationRefunded(nameHash, name, msg.sender, amount);
        pay(msg.sender, amount);
    }

    /// @inheritdoc INameReservations
    function settle(string calldata name, address claimer) external nonReentrant {
        if (msg.sender != address(names)) revert OnlyNames(msg.sender);
        bytes32 nameHash = keccak256(bytes(name));
        uint256 amount = close(nameHash, claimer);
        if (amount == 0) return;
        emit ReservationSettled(nameHash, name, claimer, amount);
        pay(claimer, amount);
    }

    /// Sends the caller's credit to another account.
    function withdrawCredit(address to) external nonReentrant {
        uint256 amount = creditOf[msg.sender];
        if (amount == 0) revert NothingToWithdraw(msg.sender);
        creditOf[msg.sender] = 0;
        emit CreditWithdrawn(msg.sender, to, amount);
        (bool taken,) = to.call{value: amount}("");
        if (!taken) revert WithdrawalFailed(to);
    }

    /// @inheritdoc INameReservations
    function reservationOf(string calldata name) external view returns (address reserver, uint256 amount, uint256 expiresAt) {
        bytes32 nameHash = keccak256(bytes(name));
        Reservation memory current = newest[nameHash];
        return (current.reserver, depositOf[nameHash][current.reserver], current.expiresAt);
    }

    /// Deletes the reserver's deposit, and its reservation if it is the newest.
    function close(bytes32 nameHash, address reserver) private returns (uint256 amount) {
        amount = depositOf[nameHash][reserver];
        depositOf[nameHash][reserver] = 0;
        if (newest[nameHash].reserver == reserver) delete newest[nameHash];
    }

    /// An account that rejects its deposit gets a credit instead.
    function pay(address reserver, uint256 amount) private {
        (bool taken,) = reserver.call{value: amount, gas: PAYMENT_GAS}("");
        if (taken) return;
        creditOf[reserver] += amount;
        emit DepositCredited(reserver, amount);
    }
}
