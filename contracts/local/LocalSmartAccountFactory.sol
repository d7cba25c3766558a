// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Create2} from "@openzeppelin/contracts/utils/Create2.sol";
import {LocalSmartAccount} from "./LocalSmartAccount.sol";

/// Makes smart accounts at addresses that are known before, so that one can sign before it is deployed (ERC-6492).
contract LocalSmartAccountFactory {
    /// Deploy the account of a key; harmless where it is there already.
    function create(address key, bytes32 salt) external returns (address account) {
        account = addressOf(key, salt);
        if (account.code.length == 0) new LocalSmartAccount{salt: salt}(key);
    }

    function addressOf(address key, bytes32 salt) public view returns (address) {
        bytes memory code = abi.encodePacked(type(LocalSmartAccount).creationCode, abi.encode(key));
        return Create2.computeAddress(salt, keccak256(code));
    }
}
