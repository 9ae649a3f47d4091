import UIKit
import WebKit

/// What the portal tells the app (docs/native-bridge/messages.md).
enum PortalMessage: Equatable {
  case hello(version: Int, language: String?)
  case navigateBack
  case orderPlaced
  case orderRefused(code: String?, message: String?)
  case flowError(code: String?, message: String?)
  case changeEnded(change: String, outcome: String, code: String?, message: String?)
  case sessionEnded(reason: String, nextPath: String?)
  case openLink(url: String)
  case shareFile(name: String, type: String, base64: String)
}

/// Reads a message of the portal; nil for anything that this version of the app does not know.
func parsePortalMessage(_ text: String) -> PortalMessage? {
  let json = try? JSONSerialization.jsonObject(with: Data(text.utf8))
  guard let fields = json as? [String: Any] else { return nil }
  func field(_ name: String) -> String? { fields[name] as? String }
  let (code, message) = (field("code"), field("message"))
  switch field("event") {
  case "HELLO":
    guard field("protocol") == "account-portal", let version = fields["version"] as? Int else { return nil }
    return .hello(version: version, language: field("language"))
  case "NAVIGATE_BACK": return .navigateBack
  case "SHOW_ALERT":
    switch field("subtype") {
    case "CHECKOUT_SUCCESS": return .orderPlaced
    case "CHECKOUT_FAILURE": return .orderRefused(code: code, message: message)
    default: return nil
    }
  case "subscriptionsFlowError": return .flowError(code: code, message: message)
  case "CHANGE_ENDED":
    guard let change = field("change"), let outcome = field("outcome"),
      ["done", "refused", "unknown"].contains(outcome)
    else { return nil }
    return .changeEnded(change: change, outcome: outcome, code: code, message: message)
  case "SESSION_ENDED":
    return field("reason").map { .sessionEnded(reason: $0, nextPath: field("nextPath")) }
  case "OPEN_LINK":
    guard let url = field("url"),
      ["https:", "http:", "mailto:", "tel:"].contains(where: { url.hasPrefix($0) })
    else { return nil }
    return .openLink(url: url)
  case "SHARE_FILE":
    guard let name = field("name"), !name.isEmpty, let type = field("type"), let base64 = field("base64")
    else { return nil }
    return .shareFile(name: name, type: type, base64: base64)
  default: return nil
  }
}

/// Shows the portal and carries out what it asks the app for.
final class PortalViewController: UIViewController, WKNavigationDelegate, WKUIDelegate {
  /// The portal of the brand: `https://account.otis.example`.
  private let portal: URL
  /// Asks your own server for a one-time token, and returns the link that opens a page of the portal.
  private let newLink: (_ nextPath: String) async throws -> URL
  /// The plan, its devices or the card may be others now: ask your own server.
  private let onAccountChanged: () -> Void
  private let onClose: () -> Void
  private var renewedAt = Date.distantPast

  private lazy var webView: WKWebView = {
    // The default store, which keeps cookies: never a non-persistent one.
    let configuration = WKWebViewConfiguration()
    configuration.userContentController.add(Receiver(of: self), name: "accountPortal")
    let webView = WKWebView(frame: .zero, configuration: configuration)
    webView.navigationDelegate = self
    webView.uiDelegate = self
    webView.allowsBackForwardNavigationGestures = true
    return webView
  }()

  init(
    portal: URL, nextPath: String, newLink: @escaping (_ nextPath: String) async throws -> URL,
    onAccountChanged: @escaping () -> Void, onClose: @escaping () -> Void
  ) {
    self.portal = portal
    self.newLink = newLink
    self.onAccountChanged = onAccountChanged
    self.onClose = onClose
    super.init(nibName: nil, bundle: nil)
    show(nextPath)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { fatalError("made in code only") }

  override func loadView() { view = webView }

  private func show(_ nextPath: String) {
    Task { @MainActor [weak self, newLink = self.newLink] in
      let url = try? await newLink(nextPath)
      guard let self else { return }
      if let url {
        self.webView.load(URLRequest(url: url))
      } else if self.webView.url == nil {
        self.onClose()
      }
      // Without another link the page stays: it lets the person sign in, or go back to the app.
    }
  }

  private func receive(_ message: PortalMessage) {
    switch message {
    case .hello:
      let answer = #"{"event":"HELLO_ACK","protocol":"account-portal","version":3,"capabilities":["OPEN_LINK","SHARE_FILE"]}"#
      webView.evaluateJavaScript("window.postMessage('\(answer)', location.origin)")
    case .navigateBack: onClose()
    // The page shows the receipt: the view stays.
    case .orderPlaced: onAccountChanged()
    case .changeEnded(_, let outcome, _, _): if outcome != "refused" { onAccountChanged() }
    case .sessionEnded("signed-out", _): onClose()
    // Another token does not mend these. The page says what does.
    case .sessionEnded("unavailable", _), .sessionEnded("not-verified", _), .sessionEnded("locked", _): break
    case .sessionEnded(_, let nextPath):
      // A token that is refused at once would otherwise be replaced for ever.
      guard let nextPath, Date().timeIntervalSince(renewedAt) > 60 else { return }
      renewedAt = Date()
      show(nextPath)
    case .openLink(let url): if let url = URL(string: url) { UIApplication.shared.open(url) }
    case .shareFile(let name, _, let base64): share(name: name, base64: base64)
    // The page says what failed.
    case .orderRefused, .flowError: break
    }
  }

  private func share(name: String, base64: String) {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent((name as NSString).lastPathComponent)
    guard let data = Data(base64Encoded: base64), (try? data.write(to: file)) != nil else { return }
    let sheet = UIActivityViewController(activityItems: [file], applicationActivities: nil)
    sheet.popoverPresentationController?.sourceView = view
    sheet.completionWithItemsHandler = { _, _, _, _ in try? FileManager.default.removeItem(at: file) }
    present(sheet, animated: true)
  }

  /// Payment pages and banks are on other hosts and stay here; what a web view cannot show goes to the system.
  func webView(_ webView: WKWebView, decidePolicyFor action: WKNavigationAction) async -> WKNavigationActionPolicy {
    guard let url = action.request.url, let scheme = url.scheme else { return .cancel }
    if ["https", "http", "about", "data", "blob"].contains(scheme) { return .allow }
    _ = await UIApplication.shared.open(url)
    return .cancel
  }

  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for action: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView? {
    if let url = action.request.url { UIApplication.shared.open(url) }
    return nil
  }

  func webViewWebContentProcessDidTerminate(_ webView: WKWebView) { webView.reload() }

  /// The web view holds its receiver for ever; this one does not hold the controller.
  private final class Receiver: NSObject, WKScriptMessageHandler {
    private weak var controller: PortalViewController?

    init(of controller: PortalViewController) { self.controller = controller }

    func userContentController(_ content: WKUserContentController, didReceive message: WKScriptMessage) {
      let origin = message.frameInfo.securityOrigin
      guard let controller, message.frameInfo.isMainFrame, origin.host == controller.portal.host,
        origin.protocol == controller.portal.scheme, origin.port == controller.portal.port ?? 0,
        let text = message.body as? String, let told = parsePortalMessage(text)
      else { return }
      controller.receive(told)
    }
  }
}
