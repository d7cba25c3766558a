// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Create2} from "@openzeppelin/contracts/utils/Create2.sol";
import {LocalSmartAccount} from "./LocalSmartAccount.sol";

/// Deploys smart accounts at predictable addresses, so that they can sign before deployment (ERC-6492).
contract LocalSmartAccountFactory {
    /// Deploys the account of a key, unless it exists.
    function create(address key, bytes32 salt) external returns (address account) {
        account = addressOf(key, salt);
        if (account.code.length == 0) new LocalSmartAccount{salt: salt}(key);
    }

    function addressOf(address key, bytes32 salt) public view returns (address) {
        bytes memory code = abi.encodePacked(type(LocalSmartAccount).creationCode, abi.encode(key));
        return Create2.computeAddress(salt, keccak256(code));
    }
}
