// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IERC165} from "@openzeppelin/contracts/utils/introspection/IERC165.sol";
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
/// callers. It also answers clients of the universal resolvers before 2025: viem before 2.35, ensjs before 4.1.
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
        /// Whether a record that the resolver does not have is empty bytes and not an error.
        bool emptyIfMissing;
    }

    /// A reverse resolution between its two lookups.
    struct Reverse {
        bytes lookupAddress;
        uint256 coinType;
        address reverseResolver;
    }

    /// One of several records.
    struct Result {
        bool success;
        bytes returnData;
    }

    struct ResolverInfo {
        bytes name;
        uint256 offset;
        bytes32 node;
        address resolver;
        bool extended;
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
        ResolverInfo memory info = requireResolver(name);
        Step memory step = Step(this.resolveResult.selector, bytes4(data), abi.encode(info.resolver), false);
        callResolver(info.resolver, name, data, step);
    }

    /// As `resolveWithGateways`, with empty bytes where there is no resolver or record: most callers know none of today's errors.
    function resolve(bytes memory name, bytes memory data) public view returns (bytes memory, address) {
        (address resolver,,) = findResolver(name);
        if (resolver == address(0)) return ("", address(0));
        callResolver(resolver, name, data, Step(this.resolveResult.selector, bytes4(data), abi.encode(resolver), true));
    }

    /// As universal resolvers before 2025.
    function resolve(bytes memory name, bytes memory data, string[] calldata)
        external
        view
        returns (bytes memory, address)
    {
        return resolve(name, data);
    }

    /// As universal resolvers before 2025: several records at once.
    function resolve(bytes memory name, bytes[] memory calls) public view returns (Result[] memory, address) {
        (address resolver,,) = findResolver(name);
        if (resolver == address(0)) return (new Result[](calls.length), address(0));
        bytes memory data = abi.encodeWithSignature("multicall(bytes[])", calls);
        bytes memory context = abi.encode(resolver, calls.length);
        callResolver(resolver, name, data, Step(this.resolveResults.selector, bytes4(data), context, true));
    }

    function resolve(bytes memory name, bytes[] memory calls, string[] calldata)
        external
        view
        returns (Result[] memory, address)
    {
        return resolve(name, calls);
    }

    function resolveResults(bytes calldata result, bytes calldata context)
        external
        pure
        returns (Result[] memory results, address resolver)
    {
        uint256 count;
        (resolver, count) = abi.decode(context, (address, uint256));
        results = new Result[](count);
        if (result.length == 0) return (results, resolver);
        bytes[] memory found = abi.decode(result, (bytes[]));
        for (uint256 i = 0; i < count; i++) results[i] = Result(found[i].length > 0, found[i]);
    }

    function resolveResult(bytes calldata result, bytes calldata context) external pure returns (bytes memory, address) {
        return (result, abi.decode(context, (address)));
    }

    /// The primary name of an address for a coin type (ENSIP-19), if that name has this address.
    function reverse(bytes calldata lookupAddress, uint256 coinType)
        public
        view
        returns (string memory, address, address)
    {
        if (lookupAddress.length == 0) revert EmptyAddress();
        ResolverInfo memory info = requireResolver(encodeName(reverseName(lookupAddress, coinType)));
        bytes memory context = abi.encode(Reverse(lookupAddress, coinType, info.resolver));
        callReverseResolver(info, Step(this.reverseNameResult.selector, IResolver.name.selector, context, false));
    }

    function reverseWithGateways(bytes calldata lookupAddress, uint256 coinType, string[] calldata)
        external
        view
        returns (string memory, address, address)
    {
        return reverse(lookupAddress, coinType);
    }

    function reverseNameResult(bytes calldata result, bytes calldata context)
        external
        view
        returns (string memory, address, address)
    {
        Reverse memory found = abi.decode(context, (Reverse));
        string memory primary = abi.decode(result, (string));
        if (bytes(primary).length == 0) return ("", address(0), found.reverseResolver);
        ResolverInfo memory info = requireResolver(encodeName(primary));
        bytes memory call = found.coinType == COIN_TYPE_ETH
            ? abi.encodeWithSignature("addr(bytes32)", info.node)
            : abi.encodeWithSignature("addr(bytes32,uint256)", info.node, found.coinType);
        bytes memory more = abi.encode(found, primary, info.resolver);
        callResolver(
            info.resolver, info.name, call, Step(this.reverseAddressResult.selector, bytes4(call), more, false)
        );
    }

    function reverseAddressResult(bytes calldata result, bytes calldata context)
        external
        pure
        returns (string memory, address, address)
    {
        (Reverse memory reversed, string memory primary, address resolver) =
            abi.decode(context, (Reverse, string, address));
        bytes memory found = reversed.coinType == COIN_TYPE_ETH
            ? abi.encodePacked(abi.decode(result, (address)))
            : abi.decode(result, (bytes));
        if (keccak256(found) != keccak256(reversed.lookupAddress)) revert ReverseAddressMismatch(primary, found);
        return (primary, resolver, reversed.reverseResolver);
    }

    /// As universal resolvers before 2025: the primary name at a DNS-encoded name such as `<address>.addr.reverse`, and the address
    /// that this name has, which the client compares. Empty where there is none.
    function reverse(bytes memory reverseName_) public view returns (string memory, address, address, address) {
        (address resolver, bytes32 node, uint256 offset) = findResolver(reverseName_);
        if (resolver == address(0)) return ("", address(0), address(0), address(0));
        ResolverInfo memory info = ResolverInfo(reverseName_, offset, node, resolver, true);
        bytes memory context = abi.encode(resolver);
        callReverseResolver(info, Step(this.formerNameResult.selector, IResolver.name.selector, context, true));
    }

    function reverse(bytes memory reverseName_, string[] calldata)
        external
        view
        returns (string memory, address, address, address)
    {
        return reverse(reverseName_);
    }

    function formerNameResult(bytes calldata result, bytes calldata context)
        external
        view
        returns (string memory, address, address, address)
    {
        address reverseResolver = abi.decode(context, (address));
        string memory primary = result.length == 0 ? "" : abi.decode(result, (string));
        if (bytes(primary).length == 0) return ("", address(0), reverseResolver, address(0));
        bytes memory name = encodeName(primary);
        (address resolver, bytes32 node,) = findResolver(name);
        if (resolver == address(0)) return (primary, address(0), reverseResolver, address(0));
        bytes memory call = abi.encodeWithSignature("addr(bytes32)", node);
        bytes memory more = abi.encode(primary, reverseResolver, resolver);
        callResolver(resolver, name, call, Step(this.formerAddressResult.selector, bytes4(call), more, true));
    }

    function formerAddressResult(bytes calldata result, bytes calldata context)
        external
        pure
        returns (string memory, address, address, address)
    {
        (string memory primary, address reverseResolver, address resolver) =
            abi.decode(context, (string, address, address));
        address found = result.length == 0 ? address(0) : abi.decode(result, (address));
        return (primary, found, reverseResolver, resolver);
    }

    /// The gateway's answer to a lookup that this contract passed on.
    function lookupAnswer(bytes calldata answer, bytes calldata extraData) external view {
        Pending memory pending = abi.decode(extraData, (Pending));
        bytes memory call = abi.encodeWithSelector(pending.resolverCallback, answer, pending.resolverData);
        continueWith(pending.resolver, call, pending.step);
    }

    function callReverseResolver(ResolverInfo memory info, Step memory step) private view {
        callResolver(info.resolver, info.name, abi.encodeCall(IResolver.name, (info.node)), step);
    }

    function callResolver(address resolver, bytes memory name, bytes memory data, Step memory step) private view {
        continueWith(resolver, abi.encodeCall(IResolver.resolve, (name, data)), step);
    }

    /// Calls a resolver. Ends the transaction's call with the outcome of the next step, or with a lookup for the client.
    function continueWith(address resolver, bytes memory call, Step memory step) private view {
        (bool ok, bytes memory output) = resolver.staticcall(call);
        if (!ok) passOn(resolver, output, step);
        bytes memory result = abi.decode(output, (bytes));
        if (result.length == 0 && !step.emptyIfMissing) revert UnsupportedResolverProfile(step.record);
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

    /// The resolver of the name or of its nearest ancestor that has one, the name's node, and where in the name that ancestor begins;
    /// the zero address if there is none.
    function findResolver(bytes memory name) public view returns (address resolver, bytes32 node, uint256 offset) {
        node = namehash(name, 0);
        for (; name[offset] != 0; offset += 1 + uint8(name[offset])) {
            resolver = registry.resolver(namehash(name, offset));
            if (resolver != address(0)) return (resolver, node, offset);
        }
        return (address(0), node, 0);
    }

    /// As `findResolver`, and whether the resolver answers for names below its own (ENSIP-10). Reverts if there is none.
    function requireResolver(bytes memory name) public view returns (ResolverInfo memory info) {
        (address resolver, bytes32 node, uint256 offset) = findResolver(name);
        if (resolver == address(0)) revert ResolverNotFound(name);
        bool extended = IERC165(resolver).supportsInterface(IResolver.resolve.selector);
        return ResolverInfo(name, offset, node, resolver, extended);
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
