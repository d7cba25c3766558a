// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {EIP712} from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";
import {SignatureChecker} from "@openzeppelin/contracts/utils/cryptography/SignatureChecker.sol";

/// A double of ERC-8004's identity registry for the local chains and tests. It logs what the deployed one logs, in that order, by the text of the
/// standard of 2026-01-25; it is not that registry's code, and no package has that.
contract LocalAgents is ERC721, EIP712 {
    struct MetadataEntry {
        string metadataKey;
        bytes metadataValue;
    }

    string private constant WALLET = "agentWallet";
    bytes32 private constant WALLET_SET =
        keccak256("AgentWalletSet(uint256 agentId,address newWallet,address owner,uint256 deadline)");

    uint256 private next;
    mapping(uint256 => address) private wallets;
    mapping(uint256 => string) private uris;

    event Registered(uint256 indexed agentId, string agentURI, address indexed owner);
    event URIUpdated(uint256 indexed agentId, string newURI, address indexed updatedBy);
    event MetadataSet(
        uint256 indexed agentId, string indexed indexedMetadataKey, string metadataKey, bytes metadataValue
    );

    constructor() ERC721("Local Agents", "AGENT") EIP712("ERC8004IdentityRegistry", "1") {}

    modifier onlyFor(uint256 agentId) {
        require(_isAuthorized(ownerOf(agentId), msg.sender, agentId), "not authorized");
        _;
    }

    /// The first agent is 0. The receiver's code runs before the registration is logged.
    function register(string calldata agentURI) external returns (uint256 agentId) {
        agentId = next++;
        wallets[agentId] = msg.sender;
        _safeMint(msg.sender, agentId);
        uris[agentId] = agentURI;
        emit Registered(agentId, agentURI, msg.sender);
        emit MetadataSet(agentId, WALLET, WALLET, abi.encodePacked(msg.sender));
    }

    function setAgentURI(uint256 agentId, string calldata newURI) external onlyFor(agentId) {
        uris[agentId] = newURI;
        emit URIUpdated(agentId, newURI, msg.sender);
    }

    function setMetadata(uint256 agentId, string calldata key, bytes calldata value) external onlyFor(agentId) {
        require(keccak256(bytes(key)) != keccak256(bytes(WALLET)), "reserved key");
        emit MetadataSet(agentId, key, key, value);
    }

    /// The new wallet signs.
    function setAgentWallet(uint256 agentId, address newWallet, uint256 deadline, bytes calldata signature)
        external
        onlyFor(agentId)
    {
        require(newWallet != address(0) && block.timestamp <= deadline && deadline <= block.timestamp + 5 minutes);
        bytes32 signed = keccak256(abi.encode(WALLET_SET, agentId, newWallet, ownerOf(agentId), deadline));
        require(SignatureChecker.isValidSignatureNow(newWallet, _hashTypedDataV4(signed), signature), "signature");
        wallets[agentId] = newWallet;
        emit MetadataSet(agentId, WALLET, WALLET, abi.encodePacked(newWallet));
    }

    function unsetAgentWallet(uint256 agentId) external onlyFor(agentId) {
        _takeWallet(agentId);
    }

    function getAgentWallet(uint256 agentId) external view returns (address) {
        return wallets[agentId];
    }

    function tokenURI(uint256 agentId) public view override returns (string memory) {
        _requireOwned(agentId);
        return uris[agentId];
    }

    function isAuthorizedOrOwner(address spender, uint256 agentId) external view returns (bool) {
        return _isAuthorized(ownerOf(agentId), spender, agentId);
    }

    function _takeWallet(uint256 agentId) private {
        delete wallets[agentId];
        emit MetadataSet(agentId, WALLET, WALLET, "");
    }

    /// A transfer takes the wallet away.
    function _update(address to, uint256 agentId, address auth) internal override returns (address) {
        if (_ownerOf(agentId) != address(0)) _takeWallet(agentId);
        return super._update(to, agentId, auth);
    }
}
