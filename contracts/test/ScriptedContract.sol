// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// For tests: a contract of which the test writes every answer and every log, as a stranger could.
contract ScriptedContract {
    mapping(bytes32 => bytes) private answers;

    function answer(bytes calldata call, bytes calldata result) external {
        answers[keccak256(call)] = result;
    }

    function log(bytes32[] calldata topics, bytes calldata data) external {
        bytes memory copy = data;
        uint256 count = topics.length;
        bytes32 a = count > 0 ? topics[0] : bytes32(0);
        bytes32 b = count > 1 ? topics[1] : bytes32(0);
        bytes32 c = count > 2 ? topics[2] : bytes32(0);
        bytes32 d = count > 3 ? topics[3] : bytes32(0);
        assembly {
            let start := add(copy, 32)
            let size := mload(copy)
            switch count
            case 1 { log1(start, size, a) }
            case 2 { log2(start, size, a, b) }
            case 3 { log3(start, size, a, b, c) }
            default { log4(start, size, a, b, c, d) }
        }
    }

    fallback() external {
        bytes memory result = answers[keccak256(msg.data)];
        require(result.length > 0, "no answer");
        assembly {
            return(add(result, 32), mload(result))
        }
    }
}
