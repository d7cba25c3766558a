// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Ownable, Ownable2Step} from "@openzeppelin/contracts/access/Ownable2Step.sol";
import {BoardLeaf, BoardProofs} from "./BoardProofs.sol";

/// The Merkle roots of one Credence service's epochs, for contracts that read scores or require that an address has none.
contract BoardRoots is Ownable2Step {
    /// The root of an epoch; zero if it was not published, or was taken back.
    mapping(uint256 number => bytes32) public rootOf;
    /// The number of the newest published epoch.
    uint256 public newest;
    /// The number that was the newest before an epoch was published.
    mapping(uint256 number => uint256) private newestBefore;
    /// Besides the owner, who may publish.
    address public publisher;

    event RootPublished(uint256 indexed number, bytes32 root);
    event RootTakenBack(uint256 indexed number, bytes32 root);
    event PublisherChanged(address publisher);

    error NotPublisher(address sender);
    error NotNewer(uint256 newest);
    error EmptyRoot();
    error UnknownEpoch(uint256 number);

    constructor(address owner_, address publisher_) Ownable(owner_) {
        publisher = publisher_;
        emit PublisherChanged(publisher_);
    }

    /// Publish the root of an epoch that is newer than all published ones.
    function publish(uint256 number, bytes32 root) external {
        if (msg.sender != publisher && msg.sender != owner()) revert NotPublisher(msg.sender);
        if (number <= newest) revert NotNewer(newest);
        if (root == 0) revert EmptyRoot();
        newestBefore[number] = newest;
        newest = number;
        rootOf[number] = root;
        emit RootPublished(number, root);
    }

    /// Take back the newest roots, `count` at most: whoever stole the publisher's key could otherwise block all later epochs by one
    /// large number. Change the publisher first.
    function takeBack(uint256 count) external onlyOwner {
        for (uint256 number = newest; count > 0 && number != 0; count--) {
            emit RootTakenBack(number, rootOf[number]);
            delete rootOf[number];
            newest = number = newestBefore[number];
        }
    }

    function setPublisher(address publisher_) external onlyOwner {
        publisher = publisher_;
        emit PublisherChanged(publisher_);
    }

    /// Whether the leaf is in the epoch. Reverts if the epoch was not published.
    function verify(uint256 number, BoardLeaf calldata leaf, bytes32[] calldata proof) public view returns (bool) {
        bytes32 root = rootOf[number];
        if (root == 0) revert UnknownEpoch(number);
        return BoardProofs.rootFrom(leaf, proof) == root;
    }

    /// Whether `account` is not in the epoch, by a leaf that leaves no room for it: the row before it or the one after.
    function verifyAbsent(uint256 number, address account, BoardLeaf calldata leaf, bytes32[] calldata proof)
        external
        view
        returns (bool)
    {
        bool isAfter = account > leaf.subject && (account < leaf.next || leaf.next == address(0));
        bool isBefore = account < leaf.subject && account > leaf.previous;
        // The zero address marks the ends, so nothing says whether it is a row.
        return account != address(0) && (isAfter || isBefore) && verify(number, leaf, proof);
    }
}
