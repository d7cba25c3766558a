// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {BoardLeaf, BoardProofs, IBoardRoots} from "../BoardProofs.sol";

/// The same work with and without a proof, to measure what the proof costs.
contract RootsCost {
    IBoardRoots private immutable roots;
    uint256 public count;
    mapping(uint256 => uint256) public claimedAt;

    constructor(IBoardRoots roots_) {
        roots = roots_;
    }

    function plain() external {
        claim();
    }

    function gated(uint256 number, BoardLeaf calldata leaf, bytes32[] calldata proof) external {
        BoardProofs.requireLeaf(roots, number, leaf, proof);
        claim();
    }

    function claim() private {
        claimedAt[++count] = block.timestamp;
    }
}
