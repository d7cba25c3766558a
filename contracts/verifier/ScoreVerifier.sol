// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Ownable, Ownable2Step} from "@openzeppelin/contracts/access/Ownable2Step.sol";
import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {EIP712} from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";
import {MessageHashUtils} from "@openzeppelin/contracts/utils/cryptography/MessageHashUtils.sol";
import {PolicyPass, ScoreReceipt} from "./CredenceTypes.sol";

/// Verifies passes and receipts of one Credence service for other contracts. It stores no scores.
///
/// A valid pass says that the service found its subject to pass a policy, at `issuedAt`. Whoever accepts one must compare its
/// subject with the account that gains by it: a pass is public.
contract ScoreVerifier is EIP712, Ownable2Step {
    /// When a signer's signatures count: from `from` to `until`, both included; unix seconds.
    struct Validity {
        uint64 from;
        uint64 until;
    }

    /// What is revoked of a subject. One word, so that a check reads one.
    struct Revocation {
        /// What was issued before this time is revoked; unix seconds.
        uint64 before;
        /// The bits of the digests that were revoked one by one. Another digest rarely has the same bit, so that a revocation
        /// does not make the subject's other passes dearer.
        uint192 digests;
    }

    bytes32 private constant PASS_TYPEHASH = keccak256(
        "PolicyPass(address subject,bytes32 policyId,bool allowed,uint64 issuedAt,uint64 expiresAt,bytes32 nonce)"
    );
    bytes32 private constant RECEIPT_TYPEHASH = keccak256(
        "ScoreReceipt(address subject,bytes32 modelHash,bytes32 factsHash,uint256 total,uint256 issuedAt)"
    );

    /// The longest life of a pass, so that the key of a signer that is no longer valid cannot make lasting ones with an early
    /// `issuedAt`; seconds.
    uint64 private constant LONGEST_PASS = 1 days;

    /// How far the service's clock may be ahead of the block's, seconds.
    uint256 private constant CLOCK_SKEW = 5 minutes;

    /// Domain separator of passes on the chain of the deployment. EIP712 caches one too, but compares its address with each use.
    bytes32 private immutable passDomainSeparator;
    uint256 private immutable deployedChainId;
    /// Domain separator of the service's receipts, which name no contract.
    bytes32 public immutable receiptDomainSeparator;
    /// A signer without a validity has signed nothing.
    mapping(address signer => Validity) public validityOf;
    /// Whether the pass or receipt with this EIP-712 digest is revoked.
    mapping(bytes32 digest => bool) public isRevoked;
    mapping(address subject => Revocation) public revocationOf;

    event SignerChanged(address indexed signer, uint64 from, uint64 until);
    event Revoked(address indexed subject, bytes32 indexed digest);
    event RevokedBefore(address indexed subject, uint64 time);

    error NotAllowed(address subject, bytes32 policyId);
    error PassTooLong(uint256 issuedAt, uint256 expiresAt);
    error NotYetIssued(uint256 issuedAt);
    error Expired(uint256 expiresAt);
    error DigestRevoked(bytes32 digest);
    error SubjectRevoked(address subject, uint64 revokedBefore);
    error UnknownSigner(address signer);
    error SignerNotValidAt(address signer, uint256 issuedAt);
    error RevocationMovesBack(uint64 revokedBefore);

    constructor(address owner_, address signer, bytes32 receiptDomainSeparator_)
        EIP712("Credence Policy Pass", "1")
        Ownable(owner_)
    {
        passDomainSeparator = _domainSeparatorV4();
        deployedChainId = block.chainid;
        receiptDomainSeparator = receiptDomainSeparator_;
        validityOf[signer] = Validity(0, type(uint64).max);
        emit SignerChanged(signer, 0, type(uint64).max);
    }

    /// The digest of a pass, which a gate can store to accept each pass once. Reverts unless the pass is valid now.
    function requirePass(PolicyPass calldata pass, bytes calldata signature) external view returns (bytes32 digest) {
        uint256 issuedAt = pass.issuedAt;
        uint256 expiresAt = pass.expiresAt;
        address subject = pass.subject;
        if (!pass.allowed) revert NotAllowed(subject, pass.policyId);
        if (block.timestamp > expiresAt) revert Expired(expiresAt);
        // Both have 64 bits in the pass, so that the sum does not overflow.
        unchecked {
            if (expiresAt > issuedAt + LONGEST_PASS) revert PassTooLong(issuedAt, expiresAt);
        }
        digest = passDigest(pass);
        requireSigned(digest, subject, issuedAt, signature);
    }

    /// The digest of a receipt. Reverts unless the receipt is valid and at most `maxAge` seconds old.
    function requireReceipt(ScoreReceipt calldata receipt, uint256 maxAge, bytes calldata signature)
        external
        view
        returns (bytes32 digest)
    {
        if (block.timestamp > receipt.issuedAt && block.timestamp - receipt.issuedAt > maxAge) {
            revert Expired(receipt.issuedAt + maxAge);
        }
        digest = receiptDigest(receipt);
        requireSigned(digest, receipt.subject, receipt.issuedAt, signature);
    }

    /// The EIP-712 digest of a pass of this contract.
    function passDigest(PolicyPass calldata pass) public view returns (bytes32) {
        bytes32 typehash = PASS_TYPEHASH;
        bytes32 structHash;
        // abi.encode(PASS_TYPEHASH, pass) at a fourth of its cost: the six fields are one word each, in the order of the type.
        assembly ("memory-safe") {
            let start := mload(0x40)
            mstore(start, typehash)
            calldatacopy(add(start, 0x20), pass, 0xc0)
            structHash := keccak256(start, 0xe0)
        }
        // After a fork of the chain its passes are others.
        bytes32 separator = block.chainid == deployedChainId ? passDomainSeparator : _domainSeparatorV4();
        return MessageHashUtils.toTypedDataHash(separator, structHash);
    }

    /// The EIP-712 digest of a receipt of the service.
    function receiptDigest(ScoreReceipt calldata receipt) public view returns (bytes32) {
        bytes32 structHash = keccak256(abi.encode(RECEIPT_TYPEHASH, receipt));
        return MessageHashUtils.toTypedDataHash(receiptDomainSeparator, structHash);
    }

    /// Reverts if the pass or receipt with this digest is revoked; `issuedAt` in unix seconds.
    function requireUnrevoked(bytes32 digest, address subject, uint256 issuedAt) public view {
        Revocation storage revocation = revocationOf[subject];
        uint64 before = revocation.before;
        if (issuedAt < before) revert SubjectRevoked(subject, before);
        if (revocation.digests & bitOf(digest) != 0 && isRevoked[digest]) revert DigestRevoked(digest);
    }

    /// Count the signatures of a signer on what was issued from `from` to `until`. A past `until` retires a key; zero for
    /// both makes everything that it ever signed invalid.
    function setSigner(address signer, uint64 from, uint64 until) external onlyOwner {
        validityOf[signer] = Validity(from, until);
        emit SignerChanged(signer, from, until);
    }

    /// Revoke one pass or receipt of a subject.
    function revoke(address subject, bytes32 digest) external onlyOwner {
        isRevoked[digest] = true;
        revocationOf[subject].digests |= bitOf(digest);
        emit Revoked(subject, digest);
    }

    /// Revoke what was issued about a subject before `time`, unix seconds.
    function revokeBefore(address subject, uint64 time) external onlyOwner {
        uint64 current = revocationOf[subject].before;
        if (time < current) revert RevocationMovesBack(current);
        revocationOf[subject].before = time;
        emit RevokedBefore(subject, time);
    }

    function requireSigned(bytes32 digest, address subject, uint256 issuedAt, bytes calldata signature) private view {
        unchecked {
            if (issuedAt > block.timestamp + CLOCK_SKEW) revert NotYetIssued(issuedAt);
        }
        // Rejects signatures with a high s, of which each signature has a second form.
        address signer = ECDSA.recoverCalldata(digest, signature);
        Validity storage validity = validityOf[signer];
        uint64 until = validity.until;
        if (until == 0) revert UnknownSigner(signer);
        if (issuedAt < validity.from || issuedAt > until) revert SignerNotValidAt(signer, issuedAt);
        requireUnrevoked(digest, subject, issuedAt);
    }

    /// One of 192 bits.
    function bitOf(bytes32 digest) private pure returns (uint192) {
        return uint192(1 << (uint256(digest) % 192));
    }
}
