// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// For tests: answers that a stranger's contract may give.
contract HostileAnswers {
    mapping(address => bool) private burns;

    function setBurns(address who) external {
        burns[who] = true;
    }

    /// Burns all gas for some wallets.
    function burnsFor(address who) external view returns (bool) {
        while (burns[who]) {}
        return true;
    }

    /// Needs some gas, and answers that it is not so where it has less.
    function catchesLack(address who) external view returns (bool) {
        try this.works{gas: gasleft()}(burns[who] ? 3_000_000 : 100_000) returns (bool done) {
            return done;
        } catch {
            return false;
        }
    }

    function works(uint256 gasNeeded) external view returns (bool) {
        uint256 start = gasleft();
        while (start - gasleft() < gasNeeded) {}
        return true;
    }

    function burnsAlways(address) external pure returns (bool) {
        while (true) {}
        return true;
    }

    /// A megabyte, of which the first word is true.
    function isLong(address) external pure returns (bool) {
        assembly {
            mstore(0, 1)
            return(0, 1048576)
        }
    }

    function revertsWithText(address) external pure returns (bool) {
        revert("out of gas: <script>alert(1)</script>, the state is not available");
    }

    function revertsWithNothing(address) external pure returns (bool) {
        assembly {
            revert(0, 0)
        }
    }

    function isBad(address) external pure returns (bool) {
        assembly {
            mstore(0, 2)
            return(0, 32)
        }
    }

    function caller(address) external view returns (address) {
        return msg.sender;
    }

    function blockNumber(address) external view returns (uint256) {
        return block.number;
    }

    function many(address) external pure returns (bool, int8, uint256[2] memory, bytes32) {
        return (true, -5, [uint256(7), 8], bytes32(uint256(9)));
    }

    function nameOf(string calldata name) external pure returns (bytes32) {
        return keccak256(bytes(name));
    }
}
