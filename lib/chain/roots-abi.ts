import { parseAbi } from "viem";
import { ownable2Step } from "./ownable-abi.ts";

/** BoardRoots: the published roots of epochs. A test compares it with what was compiled, whole. */
export const rootsAbi = parseAbi([
  "struct BoardLeaf { address subject; address previous; address next; uint256 total; uint8 tier; bytes32 breakdownHash; bytes32 factsHash; bytes32 modelHash; }",
  "constructor(address owner_, address publisher_)",
  "error EmptyRoot()",
  "error NotNewer(uint256 newest)",
  "error NotPublisher(address sender)",
  "error UnknownEpoch(uint256 number)",
  "event PublisherChanged(address publisher)",
  "event RootPublished(uint256 indexed number, bytes32 root)",
  "event RootTakenBack(uint256 indexed number, bytes32 root)",
  "function newest() view returns (uint256)",
  "function publish(uint256 number, bytes32 root)",
  "function publisher() view returns (address)",
  "function rootOf(uint256 number) view returns (bytes32)",
  "function setPublisher(address publisher_)",
  "function takeBack(uint256 count)",
  "function verify(uint256 number, BoardLeaf leaf, bytes32[] proof) view returns (bool)",
  "function verifyAbsent(uint256 number, address account, BoardLeaf leaf, bytes32[] proof) view returns (bool)",
  ...ownable2Step,
]);

/** BoardProofs: the errors of a contract that gates by a leaf. A test compares it with what was compiled, whole. */
export const proofsAbi = parseAbi([
  "error NotInEpoch(uint256 number, address subject)",
  "error UnknownEpoch(uint256 number)",
]);
