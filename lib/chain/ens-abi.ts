import { parseAbi } from "viem";
import { ownable2Step } from "./ownable-abi.ts";

/** CredenceResolver: resolves ENS names by the service's gateway. A test compares it with what was compiled, whole. */
export const resolverAbi = parseAbi([
  "constructor(address owner_, address signer, string gateway)",
  "error ECDSAInvalidSignature()",
  "error ECDSAInvalidSignatureLength(uint256 length)",
  "error ECDSAInvalidSignatureS(bytes32 s)",
  "error Expired(uint64 expires)",
  "error NoUrls()",
  "error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callbackFunction, bytes extraData)",
  "error SignerNotValidAt(address signer, uint256 time)",
  "error StringsInsufficientHexLength(uint256 value, uint256 length)",
  "error UnknownSigner(address signer)",
  "event SignerChanged(address indexed signer, uint64 from, uint64 until)",
  "event UrlsChanged(string[] urls)",
  "function answerDigest(bytes request, bytes result, uint64 expires) view returns (bytes32)",
  "function resolve(bytes name, bytes data) view returns (bytes)",
  "function resolveWithProof(bytes answer, bytes request) view returns (bytes)",
  "function setSigner(address signer, uint64 from, uint64 until)",
  "function setUrls(string[] urls_)",
  "function supportsFeature(bytes4 feature) pure returns (bool)",
  "function supportsInterface(bytes4 interfaceId) pure returns (bool)",
  "function urls() view returns (string[])",
  "function validityOf(address signer) view returns (uint64 from, uint64 until)",
  ...ownable2Step,
]);

/** What a client sends to a gateway. */
export const lookupAbi = parseAbi(["function resolve(bytes name, bytes data) view returns (bytes)"]);

/** The records of a name (ENSIP-1, 3, 5, 7 and 9), and several of them at once. */
export const recordsAbi = parseAbi([
  "function addr(bytes32 node) view returns (address)",
  "function addr(bytes32 node, uint256 coinType) view returns (bytes)",
  "function text(bytes32 node, string key) view returns (string)",
  "function contenthash(bytes32 node) view returns (bytes)",
  "function name(bytes32 node) view returns (string)",
  "function multicall(bytes[] calls) view returns (bytes[])",
]);
