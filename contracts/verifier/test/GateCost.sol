// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {PolicyPass} from "../CredenceTypes.sol";
import {ScoreVerifier} from "../ScoreVerifier.sol";

/// The same work with and without a gate, to measure what the gate costs.
contract GateCost {
    ScoreVerifier private immutable verifier;
    uint256 public count;

    constructor(ScoreVerifier verifier_) {
        verifier = verifier_;
    }

    function plain() external {
        ++count;
    }

    function gated(PolicyPass calldata pass, bytes calldata signature) external {
        verifier.requirePass(pass, signature);
        ++count;
    }
}
