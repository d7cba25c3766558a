/** Functions, events and errors of OpenZeppelin's Ownable2Step. */
export const ownable2Step = [
  "error OwnableInvalidOwner(address owner)",
  "error OwnableUnauthorizedAccount(address account)",
  "event OwnershipTransferStarted(address indexed previousOwner, address indexed newOwner)",
  "event OwnershipTransferred(address indexed previousOwner, address indexed newOwner)",
  "function acceptOwnership()",
  "function owner() view returns (address)",
  "function pendingOwner() view returns (address)",
  "function renounceOwnership()",
  "function transferOwnership(address newOwner)",
] as const;
