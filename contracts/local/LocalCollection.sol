// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";

/// An NFT collection of the local economy. Anyone mints the next token to themselves.
contract LocalCollection is ERC721 {
    uint256 public minted;

    constructor(string memory name, string memory symbol) ERC721(name, symbol) {}

    function mint() external returns (uint256 tokenId) {
        tokenId = ++minted;
        _safeMint(msg.sender, tokenId);
    }
}
