// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Strings} from "@openzeppelin/contracts/utils/Strings.sol";
import {LocalEnsRegistry} from "./LocalEnsRegistry.sol";

interface IResolver {
    function resolve(bytes calldata name, bytes calldata data) external view returns (bytes memory);
    function addr(bytes32 node) external view returns (address);
    function addr(bytes32 node, uint256 coinType) external view returns (bytes memory);
    function name(bytes32 node) external view returns (string memory);
}

/// ENS's universal resolver on a local chain, as wallets call it, for ENSIP-10 resolvers. Like the real one it calls a modern resolver
/// (ERC-7996) directly and passes its OffchainLookup on under its own address, so it has no use for the batch gateways of its
/// callers.
contract LocalUniversalResolver {
    /// A call of a resolver whose answer a gateway gives.
    struct Pending {
        address resolver;
        bytes4 resolverCallback;
        bytes resolverData;
        Step step;
    }

    /// What follows once a resolver's result is known: a function of this contract, and what it needs besides.
    struct Step {
        bytes4 next;
        bytes4 record;
        bytes context;
    }

    /// A reverse resolution between its two lookups.
    struct Reverse {
        bytes lookupAddress;
        uint256 coinType;
        address reverseResolver;
    }

    uint256 private constant COIN_TYPE_ETH = 60;
    uint256 private constant COIN_TYPE_DEFAULT = 0x80000000;

    LocalEnsRegistry public immutable registry;

    error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callbackFunction, bytes extraData);
    error DNSDecodingFailed(bytes dns);
    error DNSEncodingFailed(string ens);
    error EmptyAddress();
    error ResolverError(bytes errorData);
    error ResolverNotFound(bytes name);
    error ReverseAddressMismatch(string primary, bytes primaryAddress);
    error UnsupportedResolverProfile(bytes4 selector);

    constructor(LocalEnsRegistry registry_) {
        registry = registry_;
    }

    /// The records of a DNS-encoded name, and the resolver that has them.
    function resolveWithGateways(bytes memory name, bytes calldata data, string[] calldata)
        external
        view
        returns (bytes memory, address)
    {
        (address resolver,) = requireResolver(name);
        callResolver(resolver, name, data, this.resolveResult.selector, abi.encode(resolver));
    }

    function resolveResult(bytes calldata result, bytes calldata context) external pure returns (bytes memory, address) {
        return (result, abi.decode(context, (address)));
    }

    /// The primary name of an address for a coin type (ENSIP-19), if that name has this address.
    function reverseWithGateways(bytes calldata lookupAddress, uint256 coinType, string[] calldata)
        external
        view
        returns (string memory, address, address)
    {
        if (lookupAddress.length == 0) revert EmptyAddress();
        bytes memory name = encodeName(reverseName(lookupAddress, coinType));
        (address resolver, bytes32 node) = requireResolver(name);
        bytes memory context = abi.encode(Reverse(lookupAddress, coinType, resolver));
        callResolver(resolver, name, abi.encodeCall(IResolver.name, (node)), this.reverseNameResult.selector, context);
    }

    function reverseNameResult(bytes calldata result, bytes calldata context)
        external
        view
        returns (string memory, address, address)
    {
        Reverse memory reverse = abi.decode(context, (Reverse));
        string memory primary = abi.decode(result, (string));
        if (bytes(primary).length == 0) return ("", address(0), reverse.reverseResolver);
        bytes memory name = encodeName(primary);
        (address resolver, bytes32 node) = requireResolver(name);
        bytes memory call = reverse.coinType == COIN_TYPE_ETH
            ? abi.encodeWithSignature("addr(bytes32)", node)
            : abi.encodeWithSignature("addr(bytes32,uint256)", node, reverse.coinType);
        bytes memory more = abi.encode(reverse, primary, resolver);
        callResolver(resolver, name, call, this.reverseAddressResult.selector, more);
    }

    function reverseAddressResult(bytes calldata result, bytes calldata context)
        external
        pure
        returns (string memory, address, address)
    {
        (Reverse memory reverse, string memory primary, address resolver) =
            abi.decode(context, (Reverse, string, address));
        bytes memory found = reverse.coinType == COIN_TYPE_ETH
            ? abi.encodePacked(abi.decode(result, (address)))
            : abi.decode(result, (bytes));
        if (keccak256(found) != keccak256(reverse.lookupAddress)) revert ReverseAddressMismatch(primary, found);
        return (primary, resolver, reverse.reverseResolver);
    }

    /// The gateway's answer to a lookup that this contract passed on.
    function lookupAnswer(bytes calldata answer, bytes calldata extraData) external view {
        Pending memory pending = abi.decode(extraData, (Pending));
        bytes memory call = abi.encodeWithSelector(pending.resolverCallback, answer, pending.resolverData);
        continueWith(pending.resolver, call, pending.step);
    }

    function callResolver(
        address resolver,
        bytes memory name,
        bytes memory data,
        bytes4 next,
        bytes memory context
    ) private view {
        bytes memory call = abi.encodeCall(IResolver.resolve, (name, data));
        continueWith(resolver, call, Step(next, bytes4(data), context));
    }

    /// Calls a resolver. Ends the transaction's call with the outcome of the next step, or with a lookup for the client.
    function continueWith(address resolver, bytes memory call, Step memory step) private view {
        (bool ok, bytes memory output) = resolver.staticcall(call);
        if (!ok) passOn(resolver, output, step);
        bytes memory result = abi.decode(output, (bytes));
        if (result.length == 0) revert UnsupportedResolverProfile(step.record);
        (ok, output) = address(this).staticcall(abi.encodeWithSelector(step.next, result, step.context));
        assembly ("memory-safe") {
            switch ok
            case 0 { revert(add(output, 32), mload(output)) }
            default { return(add(output, 32), mload(output)) }
        }
    }

    function passOn(address resolver, bytes memory output, Step memory step) private view {
        if (bytes4(output) != OffchainLookup.selector) revert ResolverError(output);
        bytes memory arguments = new bytes(output.length - 4);
        for (uint256 i = 0; i < arguments.length; i++) arguments[i] = output[i + 4];
        (address sender, string[] memory urls, bytes memory callData, bytes4 resolverCallback, bytes memory extraData) =
            abi.decode(arguments, (address, string[], bytes, bytes4, bytes));
        if (sender != resolver) revert ResolverError(output);
        bytes memory pending = abi.encode(Pending(resolver, resolverCallback, extraData, step));
        revert OffchainLookup(address(this), urls, callData, this.lookupAnswer.selector, pending);
    }

    /// The resolver of the name or of its nearest ancestor that has one, and the name's node.
    function requireResolver(bytes memory name) private view returns (address resolver, bytes32 node) {
        node = namehash(name, 0);
        for (uint256 offset = 0; name[offset] != 0; offset += 1 + uint8(name[offset])) {
            resolver = registry.resolver(namehash(name, offset));
            if (resolver != address(0)) return (resolver, node);
        }
        revert ResolverNotFound(name);
    }

    function namehash(bytes memory name, uint256 offset) private pure returns (bytes32) {
        if (offset >= name.length) revert DNSDecodingFailed(name);
        uint256 length = uint8(name[offset]);
        if (length == 0) return 0;
        if (offset + length >= name.length) revert DNSDecodingFailed(name);
        bytes32 label;
        assembly ("memory-safe") {
            label := keccak256(add(add(name, 33), offset), length)
        }
        return keccak256(abi.encodePacked(namehash(name, offset + 1 + length), label));
    }

    /// `<address>.<coin type>.reverse` in hex; `addr` and `default` for their coin types.
    function reverseName(bytes calldata lookupAddress, uint256 coinType) private pure returns (string memory) {
        string memory parent = coinType == COIN_TYPE_ETH
            ? "addr"
            : coinType == COIN_TYPE_DEFAULT ? "default" : withoutPrefix(Strings.toHexString(coinType));
        return string.concat(withoutPrefix(Strings.toHexString(lookupAddress)), ".", parent, ".reverse");
    }

    function withoutPrefix(string memory hexString) private pure returns (string memory) {
        bytes memory digits = new bytes(bytes(hexString).length - 2);
        for (uint256 i = 0; i < digits.length; i++) digits[i] = bytes(hexString)[i + 2];
        return string(digits);
    }

    /// The DNS encoding of a name: each label after its length, then a zero.
    function encodeName(string memory name) private pure returns (bytes memory encoded) {
        bytes memory text = bytes(name);
        encoded = new bytes(text.length + 2);
        uint256 length = 0;
        for (uint256 i = text.length; i > 0; i--) {
            if (text[i - 1] != ".") {
                encoded[i] = text[i - 1];
                length++;
            } else {
                if (length == 0 || length > 255) revert DNSEncodingFailed(name);
                encoded[i] = bytes1(uint8(length));
                length = 0;
            }
        }
        if (length == 0 || length > 255) revert DNSEncodingFailed(name);
        encoded[0] = bytes1(uint8(length));
    }
}
