// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IERC1271} from "@openzeppelin/contracts/interfaces/IERC1271.sol";
import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";

/// A minimal smart account: one key signs (ERC-1271) and sends for it.
contract LocalSmartAccount is IERC1271 {
    error NotKey(address caller);

    address public immutable key;

    constructor(address key_) {
        key = key_;
    }

    receive() external payable {}

    function isValidSignature(bytes32 hash, bytes calldata signature) external view returns (bytes4) {
        (address signer, ECDSA.RecoverError fault,) = ECDSA.tryRecoverCalldata(hash, signature);
        bool valid = fault == ECDSA.RecoverError.NoError && signer == key;
        return valid ? IERC1271.isValidSignature.selector : bytes4(0xffffffff);
    }

    /// Sends a call and passes on its revert reason.
    function execute(address to, uint256 value, bytes calldata data) external payable returns (bytes memory result) {
        if (msg.sender != key) revert NotKey(msg.sender);
        bool done;
        (done, result) = to.call{value: value}(data);
        if (!done) {
            assembly ("memory-safe") {
                revert(add(result, 32), mload(result))
            }
        }
    }
}
