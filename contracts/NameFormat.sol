// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

// The service's format rules of names: a label has 3 to 32 characters of a-z, 0-9 and hyphen, begins and ends with a letter
// or digit, and has no two hyphens in a row.

uint256 constant SHORTEST_LABEL = 3;
uint256 constant LONGEST_LABEL = 32;
// Maximum bytes of a whole name, dots included.
uint256 constant LONGEST_NAME = 255;

error InvalidName(string name);

/// Reverts with InvalidName if the text is not a label.
function requireLabel(string memory label) pure {
    if (!isLabel(bytes(label))) revert InvalidName(label);
}

function isLabel(bytes memory text) pure returns (bool) {
    if (text.length < SHORTEST_LABEL || text.length > LONGEST_LABEL) return false;
    // The initial value rejects a leading hyphen.
    bool afterHyphen = true;
    for (uint256 i = 0; i < text.length; i++) {
        bytes1 character = text[i];
        bool isHyphen = character == "-";
        if (isHyphen && afterHyphen) return false;
        bool isLetter = character >= "a" && character <= "z";
        bool isDigit = character >= "0" && character <= "9";
        if (!isHyphen && !isLetter && !isDigit) return false;
        afterHyphen = isHyphen;
    }
    return !afterHyphen;
}
