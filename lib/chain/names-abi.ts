import { parseAbi } from "viem";
import { ownable2Step } from "./ownable-abi.ts";

// The contracts of names, as the service calls and publishes them. A test compares each ABI with the whole compiled one.

const reentrancyGuard = ["error ReentrancyGuardReentrantCall()"] as const;

const erc721 = [
  "error ERC721IncorrectOwner(address sender, uint256 tokenId, address owner)",
  "error ERC721InsufficientApproval(address operator, uint256 tokenId)",
  "error ERC721InvalidApprover(address approver)",
  "error ERC721InvalidOperator(address operator)",
  "error ERC721InvalidOwner(address owner)",
  "error ERC721InvalidReceiver(address receiver)",
  "error ERC721InvalidSender(address sender)",
  "error ERC721NonexistentToken(uint256 tokenId)",
  "event Approval(address indexed owner, address indexed approved, uint256 indexed tokenId)",
  "event ApprovalForAll(address indexed owner, address indexed operator, bool approved)",
  "event Transfer(address indexed from, address indexed to, uint256 indexed tokenId)",
  "function approve(address to, uint256 tokenId)",
  "function balanceOf(address owner) view returns (uint256)",
  "function getApproved(uint256 tokenId) view returns (address)",
  "function isApprovedForAll(address owner, address operator) view returns (bool)",
  "function name() view returns (string)",
  "function ownerOf(uint256 tokenId) view returns (address)",
  "function safeTransferFrom(address from, address to, uint256 tokenId)",
  "function safeTransferFrom(address from, address to, uint256 tokenId, bytes data)",
  "function setApprovalForAll(address operator, bool approved)",
  "function supportsInterface(bytes4 interfaceId) view returns (bool)",
  "function symbol() view returns (string)",
  "function tokenURI(uint256 tokenId) view returns (string)",
  "function transferFrom(address from, address to, uint256 tokenId)",
] as const;

const eip712 = [
  "error InvalidShortString()",
  "error StringTooLong(string str)",
  "event EIP712DomainChanged()",
  "function eip712Domain() view returns (bytes1 fields, string name, string version, uint256 chainId, address verifyingContract, bytes32 salt, uint256[] extensions)",
] as const;

/** The EIP-712 type of a voucher, as IdentityNames declares it. */
export const voucherTypes = {
  MintVoucher: [
    { name: "name", type: "string" },
    { name: "claimer", type: "address" },
    { name: "chainId", type: "uint256" },
    { name: "price", type: "uint256" },
    { name: "nonce", type: "uint256" },
    { name: "expiresAt", type: "uint256" },
  ],
} as const;

/** IdentityNames: names as ERC-721 tokens, minted with vouchers. */
export const namesAbi = parseAbi([
  "struct MintVoucher { string name; address claimer; uint256 chainId; uint256 price; uint256 nonce; uint256 expiresAt; }",
  "constructor(address owner_, address voucherSigner_, address minter_)",
  "error InvalidName(string name)",
  "error InvalidVoucherSignature()",
  "error NameReservedByOther(string name, address reserver)",
  "error NameTaken(string name)",
  "error NonceUsed(uint256 nonce)",
  "error NotClaimer(address caller, address claimer)",
  "error NotParentOwner(uint256 parentId, address caller)",
  "error VoucherExpired(uint256 expiresAt)",
  "error WithdrawalFailed(address to)",
  "error WrongChain(uint256 chainId)",
  "error WrongPayment(uint256 sent, uint256 price)",
  "error ZeroVoucherSigner()",
  "event MinterChanged(address indexed minter)",
  "event NameMinted(uint256 indexed tokenId, string name, address indexed owner, uint256 price, uint256 nonce)",
  "event ProceedsWithdrawn(address indexed to, uint256 amount)",
  "event ReservationsChanged(address indexed reservations)",
  "event SubnameMinted(uint256 indexed tokenId, uint256 indexed parentId, string name, address indexed owner)",
  "event VoucherSignerChanged(address indexed voucherSigner)",
  "function isMinted(string name_) view returns (bool)",
  "function isNonceUsed(uint256 nonce) view returns (bool)",
  "function mint(MintVoucher voucher, bytes signature) payable returns (uint256 tokenId)",
  "function mintSubname(string label, uint256 parentId, address to) returns (uint256 tokenId)",
  "function minter() view returns (address)",
  "function nameOf(uint256 tokenId) view returns (string)",
  "function reservations() view returns (address)",
  "function setMinter(address minter_)",
  "function setReservations(address reservations_)",
  "function setVoucherSigner(address voucherSigner_)",
  "function voucherSigner() view returns (address)",
  "function withdraw(address to)",
  ...erc721,
  ...eip712,
  ...ownable2Step,
  ...reentrancyGuard,
]);

/** NameReservations: names reserved against a deposit that comes back. */
export const reservationsAbi = parseAbi([
  "constructor(address names_, uint256 deposit_, uint256 period_)",
  "error DepositTooSmall(uint256 sent, uint256 required)",
  "error InvalidName(string name)",
  "error InvalidTerms()",
  "error NameAlreadyMinted(string name)",
  "error NameAlreadyReserved(string name, address reserver, uint256 expiresAt)",
  "error NothingToRefund(string name, address reserver)",
  "error NothingToWithdraw(address reserver)",
  "error OnlyNames(address caller)",
  "error ReentrancyGuardReentrantCall()",
  "error WithdrawalFailed(address to)",
  "event CreditWithdrawn(address indexed reserver, address indexed to, uint256 amount)",
  "event DepositCredited(address indexed reserver, uint256 amount)",
  "event NameReserved(bytes32 indexed nameHash, string name, address indexed reserver, uint256 deposit, uint256 reservedAt, uint256 expiresAt)",
  "event ReservationRefunded(bytes32 indexed nameHash, string name, address indexed reserver, uint256 deposit)",
  "event ReservationSettled(bytes32 indexed nameHash, string name, address indexed reserver, uint256 deposit)",
  "function creditOf(address reserver) view returns (uint256)",
  "function deposit() view returns (uint256)",
  "function depositOf(bytes32 nameHash, address reserver) view returns (uint256)",
  "function names() view returns (address)",
  "function period() view returns (uint256)",
  "function refund(string name)",
  "function reservationOf(string name) view returns (address reserver, uint256 amount, uint256 expiresAt)",
  "function reserve(string name) payable",
  "function settle(string name, address claimer)",
  "function withdrawCredit(address to)",
]);

/** CanyToken: an ERC-20 of fixed supply; holding it makes names cheaper. */
export const canyAbi = parseAbi([
  "constructor(address holder)",
  "error ERC20InsufficientAllowance(address spender, uint256 allowance, uint256 needed)",
  "error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed)",
  "error ERC20InvalidApprover(address approver)",
  "error ERC20InvalidReceiver(address receiver)",
  "error ERC20InvalidSender(address sender)",
  "error ERC20InvalidSpender(address spender)",
  "event Approval(address indexed owner, address indexed spender, uint256 value)",
  "event Transfer(address indexed from, address indexed to, uint256 value)",
  "function allowance(address owner, address spender) view returns (uint256)",
  "function approve(address spender, uint256 value) returns (bool)",
  "function balanceOf(address account) view returns (uint256)",
  "function decimals() view returns (uint8)",
  "function name() view returns (string)",
  "function symbol() view returns (string)",
  "function totalSupply() view returns (uint256)",
  "function transfer(address to, uint256 value) returns (bool)",
  "function transferFrom(address from, address to, uint256 value) returns (bool)",
]);
