// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// Holders of this token get a discount on names. The constructor mints the fixed supply.
contract CanyToken is ERC20 {
    constructor(address holder) ERC20("Credence Any", "CANY") {
        _mint(holder, 100_000_000 * 10 ** decimals());
    }
}
