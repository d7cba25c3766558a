// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Ownable, Ownable2Step} from "@openzeppelin/contracts/access/Ownable2Step.sol";
import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {ScoreReceipt} from "./CredenceTypes.sol";
import {ScoreVerifier} from "./ScoreVerifier.sol";

/// The functions and errors by which contracts read scores from Human Passport's decoder, for scores of Credence. Anybody
/// stores a subject's newest receipt. It knows no policies and no persons: each wallet has the score of its own receipt.
contract PassportAdapter is Ownable2Step {
    /// Points of the highest score.
    uint256 private constant MOST_POINTS = 1_300;
    /// 100.0000, the highest score that Passport's consumers know.
    uint256 private constant HIGHEST = 1_000_000;

    struct StoredScore {
        uint64 issuedAt;
        uint32 total;
        /// Who signed the receipt. A read asks the verifier whether this signer still counts.
        address signer;
        bytes32 digest;
    }

    ScoreVerifier public immutable verifier;
    /// For how long a score counts after its receipt was issued, seconds.
    uint256 public maxScoreAge;
    /// Least score of `isHuman`, with four decimals.
    uint256 public threshold;
    mapping(address subject => StoredScore) private scores;

    event ScoreStored(address indexed subject, uint256 total, uint256 issuedAt);
    event MaxScoreAgeSet(uint256 maxScoreAge);
    event ThresholdSet(uint256 threshold);

    error AttestationNotFound();
    error AttestationExpired(uint64 expirationTime);
    error ScoreDoesNotMeetThreshold(uint256 score);
    error ZeroThreshold(uint256 threshold);
    error ZeroMaxScoreAge(uint256 maxScoreAge);
    error MaxScoreAgeTooLong(uint256 maxScoreAge);
    error CredentialsNotKept();
    error NotNewer(uint256 storedIssuedAt);
    error TooManyPoints(uint256 total);

    /// `maxScoreAge_` in seconds; `threshold_` with four decimals.
    constructor(address owner_, ScoreVerifier verifier_, uint256 maxScoreAge_, uint256 threshold_) Ownable(owner_) {
        verifier = verifier_;
        changeMaxScoreAge(maxScoreAge_);
        changeThreshold(threshold_);
    }

    /// Store the score of a valid receipt that is newer than the stored one.
    function storeScore(ScoreReceipt calldata receipt, bytes calldata signature) external {
        if (receipt.total > MOST_POINTS) revert TooManyPoints(receipt.total);
        bytes32 digest = verifier.requireReceipt(receipt, maxScoreAge, signature);
        uint64 stored = scores[receipt.subject].issuedAt;
        if (receipt.issuedAt <= stored) revert NotNewer(stored);
        // The verifier refuses later times, so both fit.
        address signer = ECDSA.recoverCalldata(digest, signature);
        scores[receipt.subject] = StoredScore(uint64(receipt.issuedAt), uint32(receipt.total), signer, digest);
        emit ScoreStored(receipt.subject, receipt.total, receipt.issuedAt);
    }

    /// The score with four decimals: 1,300 points are 100.0000. A score whose receipt is revoked, or whose signer no longer counts
    /// at the time of the receipt, is not found.
    function getScore(address user) public view returns (uint256) {
        StoredScore memory score = scores[user];
        if (score.issuedAt == 0) revert AttestationNotFound();
        try verifier.requireUnrevoked(score.digest, user, score.issuedAt) {}
        catch {
            revert AttestationNotFound();
        }
        (uint64 from, uint64 until) = verifier.validityOf(score.signer);
        if (until == 0 || score.issuedAt < from || score.issuedAt > until) revert AttestationNotFound();
        uint256 expiration = score.issuedAt + maxScoreAge;
        if (block.timestamp > expiration) revert AttestationExpired(uint64(expiration));
        return uint256(score.total) * HIGHEST / MOST_POINTS;
    }

    /// True if the score reaches the threshold; reverts otherwise, as Passport's decoder does.
    function isHuman(address user) external view returns (bool) {
        uint256 score = getScore(user);
        if (score < threshold) revert ScoreDoesNotMeetThreshold(score);
        return true;
    }

    /// Passport's list of a user's credentials. No receipt holds any: an empty list would say that somebody looked for them.
    function getPassport(address) external pure {
        revert CredentialsNotKept();
    }

    function setMaxScoreAge(uint256 maxScoreAge_) external onlyOwner {
        changeMaxScoreAge(maxScoreAge_);
    }

    function setThreshold(uint256 threshold_) external onlyOwner {
        changeThreshold(threshold_);
    }

    function changeMaxScoreAge(uint256 maxScoreAge_) private {
        if (maxScoreAge_ == 0) revert ZeroMaxScoreAge(maxScoreAge_);
        if (maxScoreAge_ > 3650 days) revert MaxScoreAgeTooLong(maxScoreAge_);
        maxScoreAge = maxScoreAge_;
        emit MaxScoreAgeSet(maxScoreAge_);
    }

    function changeThreshold(uint256 threshold_) private {
        if (threshold_ == 0) revert ZeroThreshold(threshold_);
        threshold = threshold_;
        emit ThresholdSet(threshold_);
    }
}
