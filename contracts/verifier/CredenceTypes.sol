// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// The service found that `subject` passes a policy (`allowed`). Signed for one ScoreVerifier on one chain.
struct PolicyPass {
    /// The wallet that may use the pass.
    address subject;
    /// keccak256 of the policy's id in the service.
    bytes32 policyId;
    bool allowed;
    /// Unix seconds.
    uint64 issuedAt;
    /// Last valid second, unix time.
    uint64 expiresAt;
    bytes32 nonce;
}

/// The service computed `total` for `subject`, as its receipts say.
struct ScoreReceipt {
    address subject;
    bytes32 modelHash;
    bytes32 factsHash;
    /// Points, 0 to 1,300.
    uint256 total;
    /// Unix seconds.
    uint256 issuedAt;
}
