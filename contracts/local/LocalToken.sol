// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";

/// An ERC-20 token of the local economy. Its owner mints.
contract LocalToken is ERC20, Ownable {
    constructor(string memory name, string memory symbol) ERC20(name, symbol) Ownable(msg.sender) {}

    function mint(address to, uint256 amount) external onlyOwner {
        _mint(to, amount);
    }

    /// Transfers the same amount to many wallets, for airdrops and dust.
    function transferToMany(address[] calldata receivers, uint256 amount) external {
        for (uint256 i = 0; i < receivers.length; i++) _transfer(msg.sender, receivers[i], amount);
    }
}
