// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {ERC4626} from "@openzeppelin/contracts/token/ERC20/extensions/ERC4626.sol";

/// A vault of the local economy: deposits of one token against shares (ERC-4626).
contract LocalVault is ERC4626 {
    constructor(IERC20 token, string memory name, string memory symbol) ERC20(name, symbol) ERC4626(token) {}
}
