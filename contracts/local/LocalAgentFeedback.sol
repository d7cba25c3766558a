// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

interface IAgents {
    function isAuthorizedOrOwner(address spender, uint256 agentId) external view returns (bool);
}

/// A double of ERC-8004's reputation registry, as LocalAgents is of the identity registry. It keeps only what it checks.
contract LocalAgentFeedback {
    IAgents public immutable agents;
    mapping(uint256 => mapping(address => uint64)) private last;
    mapping(uint256 => mapping(address => mapping(uint64 => bool))) private revoked;

    event NewFeedback(
        uint256 indexed agentId,
        address indexed clientAddress,
        uint64 feedbackIndex,
        int128 value,
        uint8 valueDecimals,
        string indexed indexedTag1,
        string tag1,
        string tag2,
        string endpoint,
        string feedbackURI,
        bytes32 feedbackHash
    );
    event FeedbackRevoked(uint256 indexed agentId, address indexed clientAddress, uint64 indexed feedbackIndex);
    event ResponseAppended(
        uint256 indexed agentId,
        address indexed clientAddress,
        uint64 feedbackIndex,
        address indexed responder,
        string responseURI,
        bytes32 responseHash
    );

    constructor(IAgents registry) {
        agents = registry;
    }

    /// Whoever may act for the agent at this moment gives it none; reverts for an agent that does not exist.
    function giveFeedback(
        uint256 agentId,
        int128 value,
        uint8 valueDecimals,
        string memory tag1,
        string memory tag2,
        string memory endpoint,
        string memory feedbackURI,
        bytes32 feedbackHash
    ) external {
        require(valueDecimals <= 18 && value <= 1e38 && value >= -1e38, "value");
        require(!agents.isAuthorizedOrOwner(msg.sender, agentId), "own agent");
        uint64 index = ++last[agentId][msg.sender];
        emit NewFeedback(
            agentId, msg.sender, index, value, valueDecimals, tag1, tag1, tag2, endpoint, feedbackURI, feedbackHash
        );
    }

    function revokeFeedback(uint256 agentId, uint64 index) external {
        require(index > 0 && index <= last[agentId][msg.sender] && !revoked[agentId][msg.sender][index], "index");
        revoked[agentId][msg.sender][index] = true;
        emit FeedbackRevoked(agentId, msg.sender, index);
    }

    /// By anybody.
    function appendResponse(
        uint256 agentId,
        address client,
        uint64 index,
        string calldata responseURI,
        bytes32 responseHash
    ) external {
        require(index > 0 && index <= last[agentId][client] && bytes(responseURI).length > 0, "index");
        emit ResponseAppended(agentId, client, index, msg.sender, responseURI, responseHash);
    }
}
