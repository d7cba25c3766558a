// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// The token whose holders pay less for a name. All there will ever be is minted at the beginning: nobody can add to it.
contract CanyToken is ERC20 {
    constructor(address holder) ERC20("Credence Any", "CANY") {
        _mint(holder, 100_000_000 * 10 ** decimals());
    }
}
