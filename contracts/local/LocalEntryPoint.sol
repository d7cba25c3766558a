// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IAccount, PackedUserOperation} from "@openzeppelin/contracts/interfaces/IERC4337.sol";

/// What the local chains need of ERC-4337's EntryPoint v0.7, at whose address its code is placed: it creates and asks accounts,
/// makes them act, charges them and reports as the original does. It has no paymasters, aggregators, stakes or withdrawals.
contract LocalEntryPoint {
    event UserOperationEvent(
        bytes32 indexed userOpHash,
        address indexed sender,
        address indexed paymaster,
        uint256 nonce,
        bool success,
        uint256 actualGasCost,
        uint256 actualGasUsed
    );
    event AccountDeployed(bytes32 indexed userOpHash, address indexed sender, address factory, address paymaster);
    event BeforeExecution();

    error FailedOp(uint256 opIndex, string reason);

    mapping(address account => uint256) public nonces;
    /// Prepaid gas, in wei.
    mapping(address account => uint256) public balanceOf;

    receive() external payable {
        balanceOf[msg.sender] += msg.value;
    }

    /// Runs operations that their accounts accept. One whose call fails is reported as failed and paid for.
    function handleOps(PackedUserOperation[] calldata ops, address payable beneficiary) external {
        uint256[] memory used = new uint256[](ops.length);
        for (uint256 i = 0; i < ops.length; i++) {
            uint256 gas = gasleft();
            _validate(i, ops[i]);
            used[i] = gas - gasleft();
        }
        emit BeforeExecution();
        uint256 collected = 0;
        for (uint256 i = 0; i < ops.length; i++) collected += _execute(ops[i], used[i]);
        (bool paid,) = beneficiary.call{value: collected}("");
        require(paid);
    }

    /// The hash that an account's key signs.
    function getUserOpHash(PackedUserOperation calldata op) public view returns (bytes32) {
        bytes32 content = keccak256(
            abi.encode(
                op.sender,
                op.nonce,
                keccak256(op.initCode),
                keccak256(op.callData),
                op.accountGasLimits,
                op.preVerificationGas,
                op.gasFees,
                keccak256(op.paymasterAndData)
            )
        );
        return keccak256(abi.encode(content, address(this), block.chainid));
    }

    function _validate(uint256 index, PackedUserOperation calldata op) private {
        bytes32 hash = getUserOpHash(op);
        if (op.initCode.length > 0) {
            address factory = address(bytes20(op.initCode[:20]));
            (bool created,) = factory.call(op.initCode[20:]);
            if (!created || op.sender.code.length == 0) revert FailedOp(index, "AA13 initCode failed or OOG");
            emit AccountDeployed(hash, op.sender, factory, address(0));
        }
        if (op.nonce != nonces[op.sender]++) revert FailedOp(index, "AA25 invalid account nonce");
        uint256 prefund = (_low(op.accountGasLimits) + _high(op.accountGasLimits) + op.preVerificationGas) * _price(op);
        uint256 deposit = balanceOf[op.sender];
        uint256 missing = prefund > deposit ? prefund - deposit : 0;
        uint256 verdict = IAccount(op.sender).validateUserOp(op, hash, missing);
        if (verdict != 0) revert FailedOp(index, "AA24 signature error");
        if (balanceOf[op.sender] < prefund) revert FailedOp(index, "AA21 didn't pay prefund");
        balanceOf[op.sender] -= prefund;
    }

    /// Returns what the operation cost; the rest of what it prepaid stays with the account.
    function _execute(PackedUserOperation calldata op, uint256 validationGas) private returns (uint256 cost) {
        uint256 gas = gasleft();
        (bool success,) = op.sender.call{gas: _low(op.accountGasLimits)}(op.callData);
        uint256 limit = _low(op.accountGasLimits) + _high(op.accountGasLimits) + op.preVerificationGas;
        uint256 used = gas - gasleft() + validationGas + op.preVerificationGas;
        if (used > limit) used = limit;
        cost = used * _price(op);
        balanceOf[op.sender] += limit * _price(op) - cost;
        emit UserOperationEvent(getUserOpHash(op), op.sender, address(0), op.nonce, success, cost, used);
    }

    /// Wei a unit of gas: the lower of the highest price and the tip on top of the base fee.
    function _price(PackedUserOperation calldata op) private view returns (uint256) {
        uint256 tipped = _high(op.gasFees) + block.basefee;
        return tipped < _low(op.gasFees) ? tipped : _low(op.gasFees);
    }

    function _high(bytes32 packed) private pure returns (uint256) {
        return uint128(bytes16(packed));
    }

    function _low(bytes32 packed) private pure returns (uint256) {
        return uint128(uint256(packed));
    }
}
