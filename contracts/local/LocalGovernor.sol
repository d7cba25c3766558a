// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Governor} from "@openzeppelin/contracts/governance/Governor.sol";
import {GovernorCountingSimple} from "@openzeppelin/contracts/governance/extensions/GovernorCountingSimple.sol";
import {GovernorVotes} from "@openzeppelin/contracts/governance/extensions/GovernorVotes.sol";
import {IVotes} from "@openzeppelin/contracts/governance/utils/IVotes.sol";

/// The Governor of the local economy. Voting opens one block after a proposal and lasts `period` blocks.
contract LocalGovernor is Governor, GovernorCountingSimple, GovernorVotes {
    uint256 private immutable period;

    constructor(IVotes votes, uint256 period_) Governor("Local Governor") GovernorVotes(votes) {
        period = period_;
    }

    function votingDelay() public pure override returns (uint256) {
        return 1;
    }

    function votingPeriod() public view override returns (uint256) {
        return period;
    }

    function quorum(uint256) public pure override returns (uint256) {
        return 1;
    }
}
