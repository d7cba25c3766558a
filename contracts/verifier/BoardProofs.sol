// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// One row of an epoch of the board, between its neighbours in the order of addresses.
struct BoardLeaf {
    address subject;
    /// The subjects of the rows before and after; zero at the ends.
    address previous;
    address next;
    /// Points, 0 to 1,300.
    uint256 total;
    /// 0 is bronze, 5 legendary.
    uint8 tier;
    bytes32 breakdownHash;
    bytes32 factsHash;
    bytes32 modelHash;
}

/// What a gate needs of BoardRoots.
interface IBoardRoots {
    function rootOf(uint256 number) external view returns (bytes32);
}

/// Checks leaves inside the contract that needs them: it asks BoardRoots for the root alone, which costs less than to pass on a proof.
library BoardProofs {
    error UnknownEpoch(uint256 number);
    error NotInEpoch(uint256 number, address subject);

    /// Reverts unless the leaf is in the epoch. Whoever calls it must compare the leaf's subject with the account that gains.
    function requireLeaf(IBoardRoots roots, uint256 number, BoardLeaf calldata leaf, bytes32[] calldata proof)
        internal
        view
    {
        bytes32 root = roots.rootOf(number);
        if (root == 0) revert UnknownEpoch(number);
        if (rootFrom(leaf, proof) != root) revert NotInEpoch(number, leaf.subject);
    }

    /// The root that a proof leads to, as OpenZeppelin's MerkleProof computes it, at half of its cost.
    function rootFrom(BoardLeaf calldata leaf, bytes32[] calldata proof) internal pure returns (bytes32 node) {
        assembly ("memory-safe") {
            let start := mload(0x40)
            calldatacopy(start, leaf, 0x100)
            mstore(0x00, keccak256(start, 0x100))
            // Hashed twice: no inner node, which hashes 64 bytes, can pass for a leaf.
            node := keccak256(0x00, 0x20)
            let at := proof.offset
            let end := add(at, shl(5, proof.length))
            // Two levels a round: the jumps between rounds cost a fifth.
            if and(proof.length, 1) {
                let place := shl(5, gt(node, calldataload(at)))
                mstore(place, node)
                mstore(xor(place, 0x20), calldataload(at))
                node := keccak256(0x00, 0x40)
                at := add(at, 0x20)
            }
            for {} lt(at, end) { at := add(at, 0x40) } {
                let place := shl(5, gt(node, calldataload(at)))
                mstore(place, node)
                mstore(xor(place, 0x20), calldataload(at))
                node := keccak256(0x00, 0x40)
                place := shl(5, gt(node, calldataload(add(at, 0x20))))
                mstore(place, node)
                mstore(xor(place, 0x20), calldataload(add(at, 0x20)))
                node := keccak256(0x00, 0x40)
            }
        }
    }
}
