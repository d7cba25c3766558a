// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {ERC1155} from "@openzeppelin/contracts/token/ERC1155/ERC1155.sol";

/// Countable items of the local economy (ERC-1155). Anyone mints to themselves.
contract LocalItems is ERC1155 {
    constructor() ERC1155("") {}

    function mint(uint256 id, uint256 amount) external {
        _mint(msg.sender, id, amount, "");
    }
}
