// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {MerkleProof} from "@openzeppelin/contracts/utils/cryptography/MerkleProof.sol";

/// Example of a claim: each leaf of a list's tree with amounts gets its units once, whoever pays for the transaction.
contract ListClaim is ERC20 {
    /// The root of the tree, whose signature its deployer has checked.
    bytes32 public immutable root;
    mapping(address account => bool) public hasClaimed;

    error NotInList(address account, uint256 amount);
    error AlreadyClaimed(address account);

    constructor(bytes32 root_) ERC20("Credence List Example", "LIST") {
        root = root_;
    }

    function claim(address account, uint256 amount, bytes32[] calldata proof) external {
        if (hasClaimed[account]) revert AlreadyClaimed(account);
        // Hashed twice: no inner node, which hashes 64 bytes, can pass for a leaf.
        bytes32 leaf = keccak256(bytes.concat(keccak256(abi.encode(account, amount))));
        if (!MerkleProof.verifyCalldata(proof, root, leaf)) revert NotInList(account, amount);
        hasClaimed[account] = true;
        _mint(account, amount);
    }
}
