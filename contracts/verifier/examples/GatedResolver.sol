// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Attestation, IEAS} from "@ethereum-attestation-service/eas-contracts/contracts/IEAS.sol";
import {SchemaResolver} from "@ethereum-attestation-service/eas-contracts/contracts/resolver/SchemaResolver.sol";
import {PolicyPass} from "../CredenceTypes.sol";
import {ScoreVerifier} from "../ScoreVerifier.sol";

/// Example of a gate: a resolver of the Ethereum Attestation Service whose schema only attesters that pass a policy can use, each
/// person with one wallet. The attestation's data begins with the pass and its signature.
contract GatedResolver is SchemaResolver {
    ScoreVerifier public immutable verifier;
    /// keccak256 of the policy's id.
    bytes32 public immutable policyId;
    /// The first attester that used a nullifier, and the only one that may use it.
    mapping(bytes32 nullifier => address) public attesterOf;

    error NotSubject(address attester, address subject);
    error OtherPolicy(bytes32 policyId);
    error OtherAttester(bytes32 nullifier, address attester);

    constructor(IEAS eas, ScoreVerifier verifier_, bytes32 policyId_) SchemaResolver(eas) {
        verifier = verifier_;
        policyId = policyId_;
    }

    function onAttest(Attestation calldata attestation, uint256) internal override returns (bool) {
        (PolicyPass memory pass, bytes memory signature) = abi.decode(attestation.data, (PolicyPass, bytes));
        if (pass.subject != attestation.attester) revert NotSubject(attestation.attester, pass.subject);
        if (pass.policyId != policyId) revert OtherPolicy(pass.policyId);
        verifier.requirePass(pass, signature);
        address first = attesterOf[pass.nonce];
        if (first == address(0)) attesterOf[pass.nonce] = attestation.attester;
        else if (first != attestation.attester) revert OtherAttester(pass.nonce, first);
        return true;
    }

    function onRevoke(Attestation calldata, uint256) internal pure override returns (bool) {
        return true;
    }
}
