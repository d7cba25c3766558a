// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IERC1271} from "@openzeppelin/contracts/interfaces/IERC1271.sol";
import {IAccount, PackedUserOperation} from "@openzeppelin/contracts/interfaces/IERC4337.sol";
import {ERC1155Holder} from "@openzeppelin/contracts/token/ERC1155/utils/ERC1155Holder.sol";
import {ERC721Holder} from "@openzeppelin/contracts/token/ERC721/utils/ERC721Holder.sol";
import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";

/// A minimal smart account: one key signs for it (ERC-1271), and sends for it itself or by user operations (ERC-4337).
contract LocalSmartAccount is IERC1271, IAccount, ERC721Holder, ERC1155Holder {
    error NotKey(address caller);

    /// EntryPoint v0.7.
    address private constant ENTRY_POINT = 0x0000000071727De22E5E9d8BAf0edAc6f37da032;

    address public immutable key;

    constructor(address key_) {
        key = key_;
    }

    receive() external payable {}

    function isValidSignature(bytes32 hash, bytes calldata signature) external view returns (bytes4) {
        return _isSigned(hash, signature) ? IERC1271.isValidSignature.selector : bytes4(0xffffffff);
    }

    /// 0 if the key signed the operation. Pays the EntryPoint what it lacks for the operation's gas.
    function validateUserOp(PackedUserOperation calldata op, bytes32 hash, uint256 missing)
        external
        returns (uint256 verdict)
    {
        if (msg.sender != ENTRY_POINT) revert NotKey(msg.sender);
        verdict = _isSigned(hash, op.signature) ? 0 : 1;
        if (missing > 0) {
            // The EntryPoint checks that it was paid.
            (bool paid,) = msg.sender.call{value: missing}("");
            (paid);
        }
    }

    /// Sends a call and passes on its revert reason.
    function execute(address to, uint256 value, bytes calldata data) external payable returns (bytes memory result) {
        if (msg.sender != key && msg.sender != ENTRY_POINT) revert NotKey(msg.sender);
        bool done;
        (done, result) = to.call{value: value}(data);
        if (!done) {
            assembly ("memory-safe") {
                revert(add(result, 32), mload(result))
            }
        }
    }

    function _isSigned(bytes32 hash, bytes calldata signature) private view returns (bool) {
        (address signer, ECDSA.RecoverError fault,) = ECDSA.tryRecoverCalldata(hash, signature);
        return fault == ECDSA.RecoverError.NoError && signer == key;
    }
}
