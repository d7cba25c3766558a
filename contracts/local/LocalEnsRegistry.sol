// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";

/// The resolvers of ENS nodes on a local chain: the part of ENS's registry that resolution reads.
contract LocalEnsRegistry is Ownable {
    mapping(bytes32 node => address) public resolver;

    event NewResolver(bytes32 indexed node, address resolver);

    constructor(address owner_, bytes32[] memory nodes, address resolver_) Ownable(owner_) {
        for (uint256 i = 0; i < nodes.length; i++) storeResolver(nodes[i], resolver_);
    }

    function setResolver(bytes32 node, address resolver_) external onlyOwner {
        storeResolver(node, resolver_);
    }

    function storeResolver(bytes32 node, address resolver_) private {
        resolver[node] = resolver_;
        emit NewResolver(node, resolver_);
    }
}
