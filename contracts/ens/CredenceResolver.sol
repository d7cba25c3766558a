// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Ownable, Ownable2Step} from "@openzeppelin/contracts/access/Ownable2Step.sol";
import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {IERC165} from "@openzeppelin/contracts/utils/introspection/IERC165.sol";
import {Strings} from "@openzeppelin/contracts/utils/Strings.sol";

/// ENSIP-10.
interface IExtendedResolver {
    function resolve(bytes calldata name, bytes calldata data) external view returns (bytes memory);
}

/// ERC-7996.
interface IFeatureSupporter {
    function supportsFeature(bytes4 feature) external view returns (bool);
}

/// Resolves every name below the ENS names it is set on (ENSIP-10) from a Credence service, whose gateway signs each answer
/// (ERC-3668). It stores no records.
contract CredenceResolver is IExtendedResolver, IFeatureSupporter, IERC165, Ownable2Step {
    /// When a signer's answers count: from `from` to `until`, both included; unix seconds.
    struct Validity {
        uint64 from;
        uint64 until;
    }

    /// `resolve` takes `multicall(bytes[])`: clients read several records with one request.
    bytes4 private constant RESOLVE_MULTICALL = bytes4(keccak256("eth.ens.resolver.extended.multicall"));

    /// A signer without a validity has signed nothing.
    mapping(address signer => Validity) public validityOf;
    string[] private gatewayUrls;

    event SignerChanged(address indexed signer, uint64 from, uint64 until);
    event UrlsChanged(string[] urls);

    error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callbackFunction, bytes extraData);
    error Expired(uint64 expires);
    error UnknownSigner(address signer);
    error SignerNotValidAt(address signer, uint256 time);
    error NoUrls();

    /// `gateway` is the address of the service's gateway, such as `https://credence.example/ens`. The URL names this contract itself
    /// and not `{sender}`, which is the universal resolver where that one passes the lookup on.
    constructor(address owner_, address signer, string memory gateway) Ownable(owner_) {
        string[] memory urls_ = new string[](1);
        urls_[0] = string.concat(gateway, "/", Strings.toHexString(address(this)), "/{data}.json");
        storeUrls(urls_);
        storeSigner(signer, 0, type(uint64).max);
    }

    /// Always reverts with OffchainLookup: the client asks a gateway and calls `resolveWithProof` with its answer.
    function resolve(bytes calldata name, bytes calldata data) external view returns (bytes memory) {
        bytes memory request = abi.encodeCall(IExtendedResolver.resolve, (name, data));
        revert OffchainLookup(address(this), gatewayUrls, request, this.resolveWithProof.selector, request);
    }

    /// The result of a gateway's answer `(bytes result, uint64 expires, bytes signature)` to `request`. Reverts unless a valid signer
    /// signed it for this contract and it has not expired.
    function resolveWithProof(bytes calldata answer, bytes calldata request) external view returns (bytes memory) {
        (bytes memory result, uint64 expires, bytes memory signature) = abi.decode(answer, (bytes, uint64, bytes));
        if (block.timestamp > expires) revert Expired(expires);
        address signer = ECDSA.recover(answerDigest(request, result, expires), signature);
        Validity memory validity = validityOf[signer];
        if (validity.until == 0) revert UnknownSigner(signer);
        if (block.timestamp < validity.from || block.timestamp > validity.until) {
            revert SignerNotValidAt(signer, block.timestamp);
        }
        return result;
    }

    /// What the gateway signs: data with this contract as its validator (ERC-191, version 0). Receipts and passes are ERC-191,
    /// version 1, so no signature serves as the other.
    function answerDigest(bytes calldata request, bytes memory result, uint64 expires) public view returns (bytes32) {
        return keccak256(abi.encodePacked(hex"1900", address(this), expires, keccak256(request), keccak256(result)));
    }

    /// The URLs of the gateways, in order of preference.
    function urls() external view returns (string[] memory) {
        return gatewayUrls;
    }

    /// Replace the URLs, as ERC-3668 has them: clients put the request in place of `{data}`, or send it by POST to a URL without.
    function setUrls(string[] memory urls_) external onlyOwner {
        storeUrls(urls_);
    }

    /// Count the answers of a signer from `from` to `until`. A past `until` retires a key at once.
    function setSigner(address signer, uint64 from, uint64 until) external onlyOwner {
        storeSigner(signer, from, until);
    }

    function supportsInterface(bytes4 interfaceId) external pure returns (bool) {
        return interfaceId == type(IExtendedResolver).interfaceId || interfaceId == type(IFeatureSupporter).interfaceId
            || interfaceId == type(IERC165).interfaceId;
    }

    function supportsFeature(bytes4 feature) external pure returns (bool) {
        return feature == RESOLVE_MULTICALL;
    }

    function storeUrls(string[] memory urls_) private {
        if (urls_.length == 0) revert NoUrls();
        gatewayUrls = urls_;
        emit UrlsChanged(urls_);
    }

    function storeSigner(address signer, uint64 from, uint64 until) private {
        validityOf[signer] = Validity(from, until);
        emit SignerChanged(signer, from, until);
    }
}
