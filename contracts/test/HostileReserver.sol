// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// For tests: reserves and mints; when paid, it rejects, burns the gas, or calls back.
contract HostileReserver {
    enum Mood {
        Takes,
        Refuses,
        BurnsGas,
        CallsBack
    }

    Mood public mood;
    address private backTo;
    bytes private backWith;
    /// Whether the call back succeeded.
    bool public calledBack;

    error Refused();

    function setMood(Mood mood_) external {
        mood = mood_;
    }

    /// The call it makes when paid.
    function setCallBack(address to, bytes calldata data) external {
        mood = Mood.CallsBack;
        backTo = to;
        backWith = data;
    }

    function execute(address to, uint256 value, bytes calldata data) external payable {
        (bool done, bytes memory result) = to.call{value: value}(data);
        if (!done) {
            assembly ("memory-safe") {
                revert(add(result, 32), mload(result))
            }
        }
    }

    receive() external payable {
        if (mood == Mood.Refuses) revert Refused();
        if (mood == Mood.BurnsGas) while (true) {}
        if (mood == Mood.CallsBack) {
            (bool done,) = backTo.call(backWith);
            calledBack = done;
        }
    }
}
