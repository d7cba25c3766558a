// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

// For tests: doubles of registries whose bytecode no package has. They answer as the sources named in docs/policies.md say that the registries do;
// they are not those registries' code.

/// A double of Human Passport's decoder: it reverts in place of saying no.
contract PassportDecoderDouble {
    struct Attested {
        uint256 score;
        uint64 expirationTime;
    }

    mapping(address => Attested) private attested;
    uint256 public constant threshold = 200_000;

    error AttestationNotFound();
    error AttestationExpired(uint64 expirationTime);

    function set(address user, uint256 score, uint64 expirationTime) external {
        attested[user] = Attested(score, expirationTime);
    }

    function getScore(address user) public view returns (uint256) {
        Attested memory one = attested[user];
        if (one.expirationTime == 0) revert AttestationNotFound();
        if (one.expirationTime <= block.timestamp) revert AttestationExpired(one.expirationTime);
        return one.score;
    }

    function isHuman(address user) external view returns (bool) {
        return getScore(user) >= threshold;
    }
}

/// A double of Coinbase's indexer: it keeps the UID of an attestation that was revoked.
contract AttestationIndexerDouble {
    mapping(address => mapping(bytes32 => bytes32)) private uids;

    function set(address recipient, bytes32 schemaUid, bytes32 uid) external {
        uids[recipient][schemaUid] = uid;
    }

    function getAttestationUid(address recipient, bytes32 schemaUid) external view returns (bytes32) {
        return uids[recipient][schemaUid];
    }
}

/// A double of Hats: whoever wears no hat is in good standing, also of a hat that does not exist.
contract HatsDouble {
    mapping(uint256 => mapping(address => bool)) private wears;

    function set(address wearer, uint256 hatId, bool isWorn) external {
        wears[hatId][wearer] = isWorn;
    }

    function isWearerOfHat(address wearer, uint256 hatId) external view returns (bool) {
        return wears[hatId][wearer];
    }

    function isInGoodStanding(address, uint256) external pure returns (bool) {
        return true;
    }
}

/// A double of World ID's address book: a date that has lapsed stays.
contract AddressBookDouble {
    mapping(address => uint256) public addressVerifiedUntil;

    function set(address account, uint256 until) external {
        addressVerifiedUntil[account] = until;
    }
}

/// A double of Chainalysis's sanctions oracle: an address is listed until its owner takes it off.
contract SanctionsListDouble {
    mapping(address => bool) private sanctioned;

    function set(address addr, bool isListed) external {
        sanctioned[addr] = isListed;
    }

    function isSanctioned(address addr) external view returns (bool) {
        return sanctioned[addr];
    }
}
