// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {PolicyPass} from "../CredenceTypes.sol";
import {ScoreVerifier} from "../ScoreVerifier.sol";

/// Example of a gate: everybody who passes a policy claims 100 tokens, once.
contract ClaimToken is ERC20 {
    ScoreVerifier public immutable verifier;
    /// keccak256 of the policy's id.
    bytes32 public immutable policyId;
    mapping(address account => bool) public hasClaimed;

    error NotSubject(address caller, address subject);
    error OtherPolicy(bytes32 policyId);
    error AlreadyClaimed(address account);

    constructor(ScoreVerifier verifier_, bytes32 policyId_) ERC20("Credence Claim Example", "CLAIM") {
        verifier = verifier_;
        policyId = policyId_;
    }

    function claim(PolicyPass calldata pass, bytes calldata signature) external {
        if (pass.subject != msg.sender) revert NotSubject(msg.sender, pass.subject);
        if (pass.policyId != policyId) revert OtherPolicy(pass.policyId);
        if (hasClaimed[msg.sender]) revert AlreadyClaimed(msg.sender);
        verifier.requirePass(pass, signature);
        hasClaimed[msg.sender] = true;
        _mint(msg.sender, 100 ether);
    }
}
