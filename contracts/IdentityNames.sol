// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Ownable, Ownable2Step} from "@openzeppelin/contracts/access/Ownable2Step.sol";
import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {Base64} from "@openzeppelin/contracts/utils/Base64.sol";
import {ReentrancyGuard} from "@openzeppelin/contracts/utils/ReentrancyGuard.sol";
import {Strings} from "@openzeppelin/contracts/utils/Strings.sol";
import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {EIP712} from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";
import {INameReservations} from "./INameReservations.sol";
import {InvalidName, LONGEST_NAME, requireLabel} from "./NameFormat.sol";

/// Identity names as ERC-721 tokens. A voucher signed by the service mints a name; the owner of a name mints its subnames.
/// Neither the service nor the owner of a parent can take a token back.
///
/// Invariant: tokenId = keccak256(name), so a name is at most one token.
contract IdentityNames is ERC721, EIP712, Ownable2Step, ReentrancyGuard {
    /// Permission to mint one name once, signed by `voucherSigner` as EIP-712 typed data of this contract.
    struct MintVoucher {
        /// Without suffix; no subname.
        string name;
        /// The account that gets the token.
        address claimer;
        uint256 chainId;
        /// Required payment, wei.
        uint256 price;
        uint256 nonce;
        /// Last valid second, unix time.
        uint256 expiresAt;
    }

    bytes32 private constant VOUCHER_TYPEHASH = keccak256(
        "MintVoucher(string name,address claimer,uint256 chainId,uint256 price,uint256 nonce,uint256 expiresAt)"
    );

    /// The account whose signature makes a voucher valid.
    address public voucherSigner;
    /// May send a claimer's mint with its voucher; zero: nobody.
    address public minter;
    /// Zero: no reservations.
    INameReservations public reservations;
    /// Whether the voucher with this nonce was used.
    mapping(uint256 nonce => bool) public isNonceUsed;
    mapping(uint256 tokenId => string) private nameByToken;

    event NameMinted(
        uint256 indexed tokenId, string name, address indexed owner, uint256 price, uint256 nonce
    );
    event SubnameMinted(uint256 indexed tokenId, uint256 indexed parentId, string name, address indexed owner);
    event VoucherSignerChanged(address indexed voucherSigner);
    event MinterChanged(address indexed minter);
    event ReservationsChanged(address indexed reservations);
    event ProceedsWithdrawn(address indexed to, uint256 amount);

    error NotClaimer(address caller, address claimer);
    error WrongChain(uint256 chainId);
    error VoucherExpired(uint256 expiresAt);
    error NonceUsed(uint256 nonce);
    error WrongPayment(uint256 sent, uint256 price);
    error InvalidVoucherSignature();
    error NameTaken(string name);
    error NameReservedByOther(string name, address reserver);
    error NotParentOwner(uint256 parentId, address caller);
    error ZeroVoucherSigner();
    error WithdrawalFailed(address to);

    constructor(address owner_, address voucherSigner_, address minter_)
        ERC721("Credence Names", "NAME")
        EIP712("Credence Names", "1")
        Ownable(owner_)
    {
        changeVoucherSigner(voucherSigner_);
        minter = minter_;
        emit MinterChanged(minter_);
    }

    /// Mints the voucher's name to its claimer. The claimer or the minter sends it with exactly the price. The claimer gets
    /// its deposit for the name back.
    function mint(MintVoucher calldata voucher, bytes calldata signature)
        external
        payable
        nonReentrant
        returns (uint256 tokenId)
    {
        if (msg.sender != voucher.claimer && msg.sender != minter) revert NotClaimer(msg.sender, voucher.claimer);
        requireVoucher(voucher, signature);
        requireLabel(voucher.name);
        INameReservations keeper = reservations;
        if (address(keeper) != address(0)) requireNoOther(keeper, voucher.name, voucher.claimer);
        isNonceUsed[voucher.nonce] = true;
        tokenId = create(voucher.name, voucher.claimer);
        emit NameMinted(tokenId, voucher.name, voucher.claimer, voucher.price, voucher.nonce);
        if (address(keeper) != address(0)) keeper.settle(voucher.name, voucher.claimer);
    }

    /// Mints `label` below a name of the caller. Transferring the parent does not transfer the subname.
    function mintSubname(string calldata label, uint256 parentId, address to) external returns (uint256 tokenId) {
        if (ownerOf(parentId) != msg.sender) revert NotParentOwner(parentId, msg.sender);
        requireLabel(label);
        string memory name_ = string.concat(label, ".", nameByToken[parentId]);
        if (bytes(name_).length > LONGEST_NAME) revert InvalidName(name_);
        tokenId = create(name_, to);
        emit SubnameMinted(tokenId, parentId, name_, to);
    }

    /// The name of a token, without suffix.
    function nameOf(uint256 tokenId) public view returns (string memory) {
        _requireOwned(tokenId);
        return nameByToken[tokenId];
    }

    /// Whether a name is minted. Without suffix; a subname includes its parent's name.
    function isMinted(string calldata name_) external view returns (bool) {
        return _ownerOf(tokenIdOf(name_)) != address(0);
    }

    /// Metadata as a data URL: the name and its image. Names have no characters that JSON or SVG must escape.
    function tokenURI(uint256 tokenId) public view override returns (string memory) {
        string memory name_ = nameOf(tokenId);
        string memory json = string.concat(
            '{"name":"',
            name_,
            '","description":"An identity name of Credence.","image":"data:image/svg+xml;base64,',
            Base64.encode(bytes(drawName(name_))),
            '"}'
        );
        return string.concat("data:application/json;base64,", Base64.encode(bytes(json)));
    }

    function setVoucherSigner(address voucherSigner_) external onlyOwner {
        changeVoucherSigner(voucherSigner_);
    }

    function setMinter(address minter_) external onlyOwner {
        minter = minter_;
        emit MinterChanged(minter_);
    }

    function setReservations(INameReservations reservations_) external onlyOwner {
        reservations = reservations_;
        emit ReservationsChanged(address(reservations_));
    }

    /// Sends payments for names to an account.
    function withdraw(address to) external onlyOwner {
        uint256 amount = address(this).balance;
        emit ProceedsWithdrawn(to, amount);
        (bool taken,) = to.call{value: amount}("");
        if (!taken) revert WithdrawalFailed(to);
    }

    function changeVoucherSigner(address voucherSigner_) private {
        if (voucherSigner_ == address(0)) revert ZeroVoucherSigner();
        voucherSigner = voucherSigner_;
        emit VoucherSignerChanged(voucherSigner_);
    }

    /// Reverts unless the voucher is signed for this contract and chain, unused, not expired, and paid exactly.
    function requireVoucher(MintVoucher calldata voucher, bytes calldata signature) private view {
        if (voucher.chainId != block.chainid) revert WrongChain(voucher.chainId);
        if (voucher.expiresAt < block.timestamp) revert VoucherExpired(voucher.expiresAt);
        if (isNonceUsed[voucher.nonce]) revert NonceUsed(voucher.nonce);
        if (voucher.price != msg.value) revert WrongPayment(msg.value, voucher.price);
        bytes32 structHash = keccak256(
            abi.encode(
                VOUCHER_TYPEHASH,
                keccak256(bytes(voucher.name)),
                voucher.claimer,
                voucher.chainId,
                voucher.price,
                voucher.nonce,
                voucher.expiresAt
            )
        );
        // ECDSA accepts only 65 bytes with a low s, so a signature has one form.
        (address signer, ECDSA.RecoverError fault,) = ECDSA.tryRecoverCalldata(_hashTypedDataV4(structHash), signature);
        if (fault != ECDSA.RecoverError.NoError || signer != voucherSigner) revert InvalidVoucherSignature();
    }

    function requireNoOther(INameReservations keeper, string calldata name_, address claimer) private view {
        (address reserver,, uint256 expiresAt) = keeper.reservationOf(name_);
        if (expiresAt >= block.timestamp && reserver != claimer) revert NameReservedByOther(name_, reserver);
    }

    /// Does not call the receiver: no foreign code runs during a mint, and any account can hold a name.
    function create(string memory name_, address to) private returns (uint256 tokenId) {
        tokenId = tokenIdOf(name_);
        if (_ownerOf(tokenId) != address(0)) revert NameTaken(name_);
        nameByToken[tokenId] = name_;
        _mint(to, tokenId);
    }

    function tokenIdOf(string memory name_) private pure returns (uint256) {
        return uint256(keccak256(bytes(name_)));
    }

    /// A square with the name; longer names have smaller letters.
    function drawName(string memory name_) private pure returns (string memory) {
        uint256 length = bytes(name_).length;
        uint256 size = length <= 10 ? 56 : 560 / length;
        return string.concat(
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><rect width="400" height="400" fill="#14213d"/>',
            '<circle cx="200" cy="130" r="36" fill="none" stroke="#fca311" stroke-width="10"/>',
            '<text x="200" y="250" fill="#ffffff" font-family="sans-serif" text-anchor="middle" font-size="',
            Strings.toString(size),
            '">',
            name_,
            "</text></svg>"
        );
    }
}
