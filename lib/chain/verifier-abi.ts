import { parseAbi } from "viem";
import { ownable2Step } from "./ownable-abi.ts";

// The contracts that verify passes and receipts, as the service publishes them. A test compares each with what was compiled, whole.

const structs = [
  "struct PolicyPass { address subject; bytes32 policyId; bool allowed; uint64 issuedAt; uint64 expiresAt; bytes32 nonce; }",
  "struct ScoreReceipt { address subject; bytes32 modelHash; bytes32 factsHash; uint256 total; uint256 issuedAt; }",
] as const;

/** ScoreVerifier: requires a valid PolicyPass or ScoreReceipt. */
export const verifierAbi = parseAbi([
  ...structs,
  "constructor(address owner_, address signer, bytes32 receiptDomainSeparator_)",
  "error DigestRevoked(bytes32 digest)",
  "error ECDSAInvalidSignature()",
  "error ECDSAInvalidSignatureLength(uint256 length)",
  "error ECDSAInvalidSignatureS(bytes32 s)",
  "error Expired(uint256 expiresAt)",
  "error InvalidShortString()",
  "error NotAllowed(address subject, bytes32 policyId)",
  "error NotYetIssued(uint256 issuedAt)",
  "error PassTooLong(uint256 issuedAt, uint256 expiresAt)",
  "error RevocationMovesBack(uint64 revokedBefore)",
  "error SignerNotValidAt(address signer, uint256 issuedAt)",
  "error StringTooLong(string str)",
  "error SubjectRevoked(address subject, uint64 revokedBefore)",
  "error UnknownSigner(address signer)",
  "event EIP712DomainChanged()",
  "event Revoked(address indexed subject, bytes32 indexed digest)",
  "event RevokedBefore(address indexed subject, uint64 time)",
  "event SignerChanged(address indexed signer, uint64 from, uint64 until)",
  "function eip712Domain() view returns (bytes1 fields, string name, string version, uint256 chainId, address verifyingContract, bytes32 salt, uint256[] extensions)",
  "function isRevoked(bytes32 digest) view returns (bool)",
  "function passDigest(PolicyPass pass) view returns (bytes32)",
  "function receiptDigest(ScoreReceipt receipt) view returns (bytes32)",
  "function receiptDomainSeparator() view returns (bytes32)",
  "function requirePass(PolicyPass pass, bytes signature) view returns (bytes32 digest)",
  "function requireReceipt(ScoreReceipt receipt, uint256 maxAge, bytes signature) view returns (bytes32 digest)",
  "function requireUnrevoked(bytes32 digest, address subject, uint256 issuedAt) view",
  "function revocationOf(address subject) view returns (uint64 before, uint192 digests)",
  "function revoke(address subject, bytes32 digest)",
  "function revokeBefore(address subject, uint64 time)",
  "function setSigner(address signer, uint64 from, uint64 until)",
  "function validityOf(address signer) view returns (uint64 from, uint64 until)",
  ...ownable2Step,
]);

/** PassportAdapter: scores by the functions of Human Passport's decoder. */
export const passportAbi = parseAbi([
  ...structs,
  "constructor(address owner_, address verifier_, uint256 maxScoreAge_, uint256 threshold_)",
  "error AttestationExpired(uint64 expirationTime)",
  "error AttestationNotFound()",
  "error CredentialsNotKept()",
  "error ECDSAInvalidSignature()",
  "error ECDSAInvalidSignatureLength(uint256 length)",
  "error ECDSAInvalidSignatureS(bytes32 s)",
  "error MaxScoreAgeTooLong(uint256 maxScoreAge)",
  "error NotNewer(uint256 storedIssuedAt)",
  "error ScoreDoesNotMeetThreshold(uint256 score)",
  "error TooManyPoints(uint256 total)",
  "error ZeroMaxScoreAge(uint256 maxScoreAge)",
  "error ZeroThreshold(uint256 threshold)",
  "event MaxScoreAgeSet(uint256 maxScoreAge)",
  "event ScoreStored(address indexed subject, uint256 total, uint256 issuedAt)",
  "event ThresholdSet(uint256 threshold)",
  "function getPassport(address) pure",
  "function getScore(address user) view returns (uint256)",
  "function isHuman(address user) view returns (bool)",
  "function maxScoreAge() view returns (uint256)",
  "function setMaxScoreAge(uint256 maxScoreAge_)",
  "function setThreshold(uint256 threshold_)",
  "function storeScore(ScoreReceipt receipt, bytes signature)",
  "function threshold() view returns (uint256)",
  "function verifier() view returns (address)",
  ...ownable2Step,
]);
