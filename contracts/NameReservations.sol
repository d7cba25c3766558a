// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {ReentrancyGuard} from "@openzeppelin/contracts/utils/ReentrancyGuard.sol";
import {INameReservations} from "./INameReservations.sol";
import {requireLabel} from "./NameFormat.sol";

/// What NameReservations asks of the names it reserves.
interface IMintedNames {
    function isMinted(string calldata name) external view returns (bool);
}

/// Reservations of names against a deposit that always comes back: on the mint, or whenever the reserver asks for it. The
/// contract has no owner, and its terms never change.
///
/// Invariant: the contract's balance is at least the sum of all open deposits and credits.
contract NameReservations is INameReservations, ReentrancyGuard {
    /// A reserver that is a contract may spend this much on taking its deposit, not all of the gas of a mint.
    uint256 private constant PAYMENT_GAS = 50_000;

    struct Reservation {
        address reserver;
        uint64 expiresAt;
    }

    /// The only contract that settles reservations.
    IMintedNames public immutable names;
    /// Least deposit, wei.
    uint256 public immutable deposit;
    /// How long a reservation holds, seconds.
    uint256 public immutable period;

    /// Newest reservation by name hash.
    mapping(bytes32 nameHash => Reservation) private newest;
    /// What each reserver has deposited for a name and not got back, wei. It outlives the reservation, so that a deposit is
    /// there for its owner when the time is over and somebody else has reserved the name.
    mapping(bytes32 nameHash => mapping(address reserver => uint256)) public depositOf;
    /// Deposits that were returned to an account that did not take them, wei.
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
    /// @param deposit_ least deposit, wei; not 0
    /// @param period_ how long a reservation holds, seconds; at most ten years
    constructor(IMintedNames names_, uint256 deposit_, uint256 period_) {
        if (address(names_) == address(0) || deposit_ == 0 || period_ == 0 || period_ > 3650 days) revert InvalidTerms();
        names = names_;
        deposit = deposit_;
        period = period_;
    }

    /// Reserve a name (without suffix, no subname). All that is sent is kept as deposit and comes back.
    function reserve(string calldata name) external payable nonReentrant {
        requireLabel(name);
        if (msg.value < deposit) revert DepositTooSmall(msg.value, deposit);
        bytes32 nameHash = keccak256(bytes(name));
        Reservation memory current = newest[nameHash];
        // The last second of a reservation is its expiresAt.
        if (current.expiresAt >= block.timestamp) {
            revert NameAlreadyReserved(name, current.reserver, current.expiresAt);
        }
        if (names.isMinted(name)) revert NameAlreadyMinted(name);
        uint256 expiresAt = block.timestamp + period;
        newest[nameHash] = Reservation(msg.sender, uint64(expiresAt));
        depositOf[nameHash][msg.sender] += msg.value;
        emit NameReserved(nameHash, name, msg.sender, msg.value, block.timestamp, expiresAt);
    }

    /// Take back all that the caller deposited for a name: before, after and long after the reservation's end. One that
    /// still holds is given up.
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

    /// Send the caller's credit to an account that takes it.
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

    /// Forget what the reserver has in deposit, and its reservation where it is the newest.
    function close(bytes32 nameHash, address reserver) private returns (uint256 amount) {
        amount = depositOf[nameHash][reserver];
        depositOf[nameHash][reserver] = 0;
        if (newest[nameHash].reserver == reserver) delete newest[nameHash];
    }

    /// An account that does not take its deposit blocks nothing: it is kept for it.
    function pay(address reserver, uint256 amount) private {
        (bool taken,) = reserver.call{value: amount, gas: PAYMENT_GAS}("");
        if (taken) return;
        creditOf[reserver] += amount;
        emit DepositCredited(reserver, amount);
    }
}
