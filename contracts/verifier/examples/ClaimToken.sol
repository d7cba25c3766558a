// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {PolicyPass} from "../CredenceTypes.sol";
import {ScoreVerifier} from "../ScoreVerifier.sol";

/// Example of a gate: everybody who passes a policy claims 100 tokens once, with whichever of their wallets.
contract ClaimToken is ERC20 {
    ScoreVerifier public immutable verifier;
    /// keccak256 of the policy's id.
    bytes32 public immutable policyId;
    /// The service gives all passes of a policy for one person the same nonce, whichever linked wallet they are for.
    mapping(bytes32 nullifier => bool) public hasClaimed;

    error NotSubject(address caller, address subject);
    error OtherPolicy(bytes32 policyId);
    error AlreadyClaimed(bytes32 nullifier);

    constructor(ScoreVerifier verifier_, bytes32 policyId_) ERC20("Credence Claim Example", "CLAIM") {
        verifier = verifier_;
        policyId = policyId_;
    }

    function claim(PolicyPass calldata pass, bytes calldata signature) external {
        if (pass.subject != msg.sender) revert NotSubject(msg.sender, pass.subject);
        if (pass.policyId != policyId) revert OtherPolicy(pass.policyId);
        if (hasClaimed[pass.nonce]) revert AlreadyClaimed(pass.nonce);
        verifier.requirePass(pass, signature);
        hasClaimed[pass.nonce] = true;
        _mint(msg.sender, 100 ether);
    }
}
