// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";

/// A constant-product pool of the local economy with token0, token1 and Swap of Uniswap V2 pairs. Token transfers to it add
/// liquidity.
contract LocalPool {
    using SafeERC20 for IERC20;

    event Swap(
        address indexed sender,
        uint256 amount0In,
        uint256 amount1In,
        uint256 amount0Out,
        uint256 amount1Out,
        address indexed to
    );

    error UnknownToken(address token);
    error TooLittleOut(uint256 amountOut, uint256 minimumOut);

    address public immutable token0;
    address public immutable token1;

    constructor(address tokenA, address tokenB) {
        (token0, token1) = tokenA < tokenB ? (tokenA, tokenB) : (tokenB, tokenA);
    }

    /// Swaps an exact amount, less a fee of 0.3 %, for at least `minimumOut` of the other token.
    function swap(address tokenIn, uint256 amountIn, uint256 minimumOut) external returns (uint256 amountOut) {
        if (tokenIn != token0 && tokenIn != token1) revert UnknownToken(tokenIn);
        address tokenOut = tokenIn == token0 ? token1 : token0;
        uint256 reserveIn = IERC20(tokenIn).balanceOf(address(this));
        uint256 reserveOut = IERC20(tokenOut).balanceOf(address(this));
        uint256 amountInLessFee = amountIn * 997;
        amountOut = (amountInLessFee * reserveOut) / (reserveIn * 1000 + amountInLessFee);
        if (amountOut < minimumOut) revert TooLittleOut(amountOut, minimumOut);
        IERC20(tokenIn).safeTransferFrom(msg.sender, address(this), amountIn);
        IERC20(tokenOut).safeTransfer(msg.sender, amountOut);
        if (tokenIn == token0) emit Swap(msg.sender, amountIn, 0, 0, amountOut, msg.sender);
        else emit Swap(msg.sender, 0, amountIn, amountOut, 0, msg.sender);
    }
}
